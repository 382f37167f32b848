import { describe, expect } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

describe('Orbital Market', () => {
  scenario('[AF-080] Trading', { roll: [3, 3, 5], red: { fuel: 6 } }, (table) => {
    table.docks('orbital-market', 3, 3).expectTokens('red', '6/0').expectThisTurn({ marketPrice: 3 });
    table.offers('trade:1', 'trade:2').doesNotOffer('trade:3').refuses('trade:3', 'af.cannot-pay');
    table.trades(2).expectTokens('red', '0/2').refuses('trade:1', 'af.cannot-pay');
    table.docks('solar-converter', 5).expectTokens('red', '3/2').trades(1).expectTokens('red', '0/3');
    table.expectNext('act', 'red');
  });

  scenario('[AF-083] Docking without fuel', { roll: [2, 2, 6] }, (table) => {
    table.docks('orbital-market', 2, 2).refuses('trade:1', 'af.cannot-pay');
    table.docks('solar-converter', 6).expectTokens('red', '3/0').trades(1).expectTokens('red', '1/1');
    table.refuses('trade:1', 'af.cannot-pay').expectNext('act', 'red');
  });

  scenario('[AF-084] Two pairs: the cheaper price', { roll: [2, 2, 5, 5], red: { fuel: 6 } }, (table) => {
    table.docks('orbital-market', 5, 5).expectThisTurn({ marketPrice: 5 });
    table.docks('orbital-market', 2, 2).expectThisTurn({ marketPrice: 2 });
    table.trades(3).expectTokens('red', '0/3').expectFreePorts('orbital-market', 0).expectNext('act', 'red');
  });

  scenario(
    '[AF-084] The cheaper pair keeps its price when a dearer one follows',
    { roll: [2, 2, 5, 5], red: { fuel: 2 } },
    (table) => {
      table.docks('orbital-market', 2, 2).docks('orbital-market', 5, 5).trades(1);
      table.expectTokens('red', '0/1').expectNext('act', 'red');
    },
  );

  scenario(
    '[AF-086] Right ends with the turn',
    {
      players: 2,
      roll: [2, 2, 1],
      red: { fuel: 8 },
      options: { forcedPlacement: 'off' },
      dice: [1, 1, 1, 3, 3, 4],
    },
    (table) => {
      table.docks('orbital-market', 2, 2).trades(1).endsTurn().endsTurn().expectTokens('red', '6/1');
      table.doesNotOffer('trade:1').refuses('trade:1', 'af.no-market-pair');
      table.docks('orbital-market', 3, 3).trades(2).expectTokens('red', '0/3').expectNext('act', 'red');
    },
  );

  scenario(
    '[AF-087] One ship of the pair left',
    { roll: [4, 4, 1], red: { fuel: 6, cards: ['orbital-teleporter'] } },
    (table) => {
      table.docks('orbital-market', 4, 4).uses('orbital-teleporter', table.ship('red', 'orbital-market', 4));
      table.expectTokens('red', '4/0').docks('lunar-mine', '4t').expectTokens('red', '4/1');
      table.trades(1).expectTokens('red', '0/2').expectNext('act', 'red');
    },
  );

  scenario(
    'when the last ship has left, the right is gone',
    {
      roll: [4, 2, 1],
      red: { fuel: 8, colonies: { 'burroughs-desert': 1 }, cards: ['orbital-teleporter', 'stasis-beam'] },
      relic: { owner: 'red', at: 'hand', value: 4 },
    },
    (table) => {
      table.docks('orbital-market', 4, '4r').discards('stasis-beam', 'burroughs-desert');
      table.expectShips('red', 'orbital-market', 4).expectThisTurn({ marketPrice: 4 }).trades(1);
      table.uses('orbital-teleporter', table.ship('red', 'orbital-market', 4)).expectTokens('red', '2/1');
      table.expectThisTurn({ marketPrice: null }).refuses('trade:1', 'af.no-market-pair');
      table.expectNext('act', 'red');
    },
  );

  scenario(
    'the price is that of the ships still there',
    {
      roll: [2, 5, 5, 1],
      red: { fuel: 7, colonies: { 'burroughs-desert': 1 }, cards: ['orbital-teleporter', 'stasis-beam'] },
      relic: { owner: 'red', at: 'hand', value: 2 },
    },
    (table) => {
      table.docks('orbital-market', 2, '2r').docks('orbital-market', 5, 5).expectThisTurn({ marketPrice: 2 });
      table.discards('stasis-beam', 'burroughs-desert').expectThisTurn({ marketPrice: 2 });
      table.uses('orbital-teleporter', table.ship('red', 'orbital-market', 2));
      table.expectThisTurn({ marketPrice: 5 }).trades(1).expectTokens('red', '0/1').expectNext('act', 'red');
    },
  );

  scenario(
    'nobody trades without a pair of their own, docked this turn',
    { roll: [1, 2, 3], red: { fuel: 8 }, green: { docked: { 'orbital-market': [1, 1] } } },
    (table) => {
      table.refuses('trade:1', 'af.no-market-pair').expectNext('act', 'red');
    },
  );

  scenario('only pairs, and no trade of ore for fuel', { roll: [3, 3, 4], red: { ore: 4 } }, (table) => {
    table.refusesDock('af.pattern-pair', 'orbital-market', 3, 4).docks('orbital-market', 3, 3);
    expect(table.options.filter((key) => key.startsWith('trade'))).toEqual([]);
    table.refuses('trade:0', 'engine.unknown-option').refuses('trade:-1', 'engine.unknown-option');
    table.refuses('trade:', 'engine.unknown-option').refuses('trade:1.5', 'engine.unknown-option');
    table.expectTokens('red', '0/4').expectNext('act', 'red');
  });

  scenario(
    'two ports with three players',
    { players: 3, roll: [3, 3, 4], green: { docked: { 'orbital-market': [1, 1] } } },
    (table) => {
      table.refusesDock('af.no-free-port', 'orbital-market', 3, 3).expectNext('act', 'red');
    },
  );

  scenario(
    'with limited supplies a trade needs ore in the stock',
    {
      roll: [1, 1, 6],
      red: { fuel: 4 },
      green: { ore: 8 },
      blue: { ore: 8 },
      yellow: { ore: 2 },
      options: { supply: 'limited' },
    },
    (table) => {
      table.docks('orbital-market', 1, 1).offers('trade:1', 'trade:2').doesNotOffer('trade:3');
      table.refuses('trade:3', 'af.ore-stock-empty').trades(2).expectTokens('red', '2/2');
      expect(table.view.stock).toEqual({ fuel: 28, ore: 0 });
      table.doesNotOffer('trade:1').refuses('trade:1', 'af.ore-stock-empty').expectNext('act', 'red');
    },
  );
});

describe('Heinlein Plains', () => {
  const controlled = { 'heinlein-plains': 1 } as const;

  scenario('[AF-081] Heinlein', { roll: [3, 3, 1], red: { fuel: 4, colonies: controlled } }, (table) => {
    table.docks('orbital-market', 3, 3).expectThisTurn({ marketPrice: 1 }).doesNotOffer('trade:5');
    table.trades(1).trades(3).expectTokens('red', '0/4').expectNext('act', 'red');
  });

  scenario(
    '[AF-082] Borrowed Heinlein',
    {
      roll: [1, 6, 6],
      red: { fuel: 7, cards: ['data-crystal'] },
      green: { colonies: controlled },
      blue: { colonies: controlled },
    },
    (table) => {
      table.uses('data-crystal', 'heinlein-plains').expectTokens('red', '5/0');
      table.docks('orbital-market', 6, 6).trades(5).expectTokens('red', '0/5').expectNext('act', 'red');
    },
  );

  scenario(
    '[AF-085] Heinlein conquered in mid-turn',
    { roll: [5, 5, 1, 1, 1], red: { fuel: 3, ore: 3 } },
    (table) => {
      table.docks('orbital-market', 5, 5).refuses('trade:1', 'af.cannot-pay');
      table.constructs(1, 'heinlein-plains').expectTokens('red', '3/0');
      table.trades(3).expectTokens('red', '0/3').expectNext('act', 'red');
    },
  );

  scenario(
    'control lost in mid-turn brings the price back',
    { roll: [5, 5, 1], red: { fuel: 6, colonies: controlled, cards: ['stasis-beam'] } },
    (table) => {
      table.docks('orbital-market', 5, 5).trades(1).expectTokens('red', '5/1');
      table.discards('stasis-beam', 'heinlein-plains').expectThisTurn({ marketPrice: 5 });
      table.refuses('trade:2', 'af.cannot-pay').trades(1).expectTokens('red', '0/2').expectNext('act', 'red');
    },
  );

  scenario(
    'it gives no right to trade without a pair',
    { roll: [5, 4, 1], red: { fuel: 6, colonies: controlled } },
    (table) => {
      table
        .refuses('trade:1', 'af.no-market-pair')
        .expectThisTurn({ marketPrice: null })
        .expectNext('act', 'red');
    },
  );
});
