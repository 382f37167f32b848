import { expect } from 'vitest';
import { scenario } from '../../testing/index.ts';

const limited = { options: { supply: 'limited' } } as const;

/** Off turn no player holds more than eight tokens: it takes three to empty the stock. */
const oreHeld = (yellow: number) => ({ green: { ore: 8 }, blue: { ore: 8 }, yellow: { ore: yellow } });

scenario(
  '[AF-210] Limited supply option',
  { ...limited, roll: [6, 2, 2, 3, 4, 5], red: { fuel: 6 }, ...oreHeld(4) },
  (table) => {
    expect(table.view.stock).toEqual({ fuel: 24, ore: 0 });
    table
      .docks('lunar-mine', 6)
      .expectTokens('red', '6/0')
      .docks('orbital-market', 2, 2)
      .doesNotOffer('trade:1')
      .refuses('trade:1', 'af.ore-stock-empty')
      .docks('raiders-outpost', 3, 4, 5)
      .stealsTokens({ green: { ore: 4 } })
      .expectTokens('red', '6/4')
      .expectTokens('green', '0/4')
      .refuses('trade:1', 'af.ore-stock-empty')
      .expectNext('act', 'red');
    expect(table.view.stock).toEqual({ fuel: 24, ore: 0 });
  },
);

scenario(
  'with the default option the same stock never runs out',
  { roll: [6, 2, 2], red: { fuel: 6 }, ...oreHeld(8) },
  (table) => {
    expect(table.view.stock).toBeNull();
    table
      .docks('lunar-mine', 6)
      .docks('orbital-market', 2, 2)
      .trades(3)
      .expectTokens('red', '0/4')
      .expectNext('act', 'red');
  },
);

scenario(
  'a gain takes what is left of the fuel',
  {
    ...limited,
    roll: [6, 6, 1],
    red: { fuel: 5 },
    green: { fuel: 8 },
    blue: { fuel: 8 },
    yellow: { fuel: 8 },
  },
  (table) => {
    table
      .docks('solar-converter', 6)
      .expectTokens('red', '6/0')
      .docks('solar-converter', 6)
      .expectTokens('red', '6/0')
      .expectNext('act', 'red');
    expect(table.view.stock).toEqual({ fuel: 0, ore: 20 });
  },
);

scenario(
  'a limited market sells no more ore than there is',
  { ...limited, roll: [1, 1, 6], red: { fuel: 5 }, ...oreHeld(2) },
  (table) => {
    table
      .docks('orbital-market', 1, 1)
      .offers('trade:2')
      .doesNotOffer('trade:3')
      .refuses('trade:3', 'af.ore-stock-empty')
      .trades(2)
      .expectTokens('red', '3/2')
      .refuses('trade:1', 'af.ore-stock-empty')
      .expectNext('act', 'red');
    expect(table.view.stock).toEqual({ fuel: 27, ore: 0 });
  },
);

scenario(
  'payments go back to the stock and can be gained again',
  { ...limited, roll: [4, 4, 4, 5], red: { ore: 3 }, ...oreHeld(1) },
  (table) => {
    table.constructs(4, 'lem-badlands');
    expect(table.view.stock).toEqual({ fuel: 30, ore: 3 });
    table.docks('lunar-mine', 5).expectTokens('red', '0/1').expectNext('act', 'red');
    expect(table.view.stock).toEqual({ fuel: 30, ore: 2 });
  },
);

scenario(
  'tokens given up at the end of the turn go back to the stock',
  { ...limited, roll: [], red: { fuel: 6, ore: 5 } },
  (table) => {
    table.endsTurn().answers(2).expectTokens('red', '4/4').expectNext('act', 'green');
    expect(table.view.stock).toEqual({ fuel: 26, ore: 16 });
  },
);

scenario(
  'a Resource Cache finds an empty stock, and is discarded for a tie all the same',
  {
    ...limited,
    red: { ships: 4, fuel: 6, cards: ['resource-cache'] },
    green: { fuel: 8 },
    blue: { fuel: 8 },
    yellow: { fuel: 8 },
    dice: [1, 3, 2, 6],
  },
  (table) => {
    table.expectTokens('red', '6/1').expectCards('red').expectNext('act', 'red');
    expect(table.view.stock).toEqual({ fuel: 0, ore: 19 });
  },
);

scenario(
  'fuel for a card goes back to the stock',
  { ...limited, roll: [1, 3, 4], red: { fuel: 1, cards: ['booster-pod'] } },
  (table) => {
    table.uses('booster-pod', '3').expectNext('act', 'red');
    expect(table.view.stock).toEqual({ fuel: 30, ore: 20 });
  },
);

scenario('there is no trade from ore to fuel', { roll: [1, 1, 6], red: { ore: 5 } }, (table) => {
  table
    .docks('orbital-market', 1, 1)
    .doesNotOffer('trade:1')
    .refuses('trade:1', 'af.cannot-pay')
    .refuses('trade:-1', 'engine.unknown-option')
    .refuses('trade:0', 'engine.unknown-option')
    .refuses('trade:1.5', 'engine.unknown-option')
    .refuses('trade:1e9', 'engine.unknown-option')
    .refuses('trade:', 'engine.unknown-option')
    .expectNext('act', 'red');
});
