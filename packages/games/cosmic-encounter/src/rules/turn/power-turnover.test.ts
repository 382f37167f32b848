import { expect } from 'vitest';
import { type AlienId, alienIds, isCompatible, withGameSetup } from '../../content/aliens.ts';
import { scenario } from '../../testing/index.ts';

/** Loads chance: the sheet drawn next is this one, while these are in play. */
const drawing = (alien: AlienId, ...inPlay: readonly AlienId[]) => {
  const allowed = alienIds.filter(
    (id) => !inPlay.includes(id) && !withGameSetup.includes(id) && isCompatible(id, inPlay),
  );
  return { aliens: [allowed.indexOf(alien)] };
};

const turnover = {
  options: { powerTurnover: true },
  red: { alien: 'virus' },
  blue: { alien: 'zombie' },
  loaded: drawing('clone', 'virus', 'zombie'),
} as const;

scenario('[CE-185] The offense keeps the sheet it has, and the one drawn goes back', turnover, (table) => {
  table
    .expectNext('keep-alien', 'red')
    .expectOptions('red', 'virus', 'clone')
    .expectNotOffered('blue', 'zombie')
    .refuses('red', 'zombie', 'engine.unknown-option');
  expect(table.viewOf('blue').players[0]?.offered).toEqual(['clone']);
  table.chooses('virus').expectNext('aim', 'red').expectAlien('red', 'virus').expectSheets('red', 1);
  expect(table.state.unusedAliens).toContain('clone');
  expect(table.view.players[0]?.offered).toEqual([]);
});

scenario('[CE-185] … or takes the new one; and again at each of its turns', turnover, (table) => {
  table.until('keep-alien').chooses('clone').expectAlien('red', 'clone').expectAlien('red', 'virus', false);
  expect(table.state.unusedAliens).toContain('virus');
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('attack-04', 'attack-10')
    .expectTurn('blue')
    .expectNext('keep-alien', 'blue')
    .expectOffered('blue', 'zombie');
});

scenario('Not before a second encounter of the turn', { ...turnover, encounter: 2 }, (table) => {
  table.expectNext('aim', 'red').expectNeverOffered('red', 'virus');
});

scenario('Without the variant nobody draws a sheet', { ...turnover, options: {}, loaded: {} }, (table) => {
  table.expectNext('aim', 'red').expectSheets('red', 1);
  expect(table.events.some(({ type }) => type === 'alienDrawn')).toBe(false);
});

scenario(
  'What lay on a discarded sheet goes: a hoard is discarded',
  {
    ...turnover,
    red: { alien: 'miser', onSheet: ['attack-20', 'plague'] },
    loaded: drawing('clone', 'miser', 'zombie'),
  },
  (table) => {
    table
      .until('keep-alien')
      .chooses('clone')
      .expectDiscard('attack-20', 'plague')
      .expectOnSheet('red', 0)
      .expectNext('aim', 'red');
  },
);

scenario(
  'With too few home colonies the new sheet is face down as well',
  {
    ...turnover,
    red: {
      alien: 'virus',
      ships: { 'red-1': 8, 'red-2': 8, 'red-3': 0, 'red-4': 0, 'red-5': 0, 'blue-1': 4 },
    },
    yellow: { extra: ['flare-parasite'] },
  },
  (table) => {
    table
      .until('keep-alien')
      .chooses('clone')
      .expectPower('red', false)
      .expectNext('aim', 'red')
      .expectNeverOffered('yellow', 'parasite.wild');
  },
);

const secretly = {
  ...turnover,
  options: { powerTurnover: true, hiddenPowers: true },
  red: { alien: 'virus', hidden: true },
} as const;

scenario(
  'With hidden powers only its owner sees what is drawn, and it stays face down',
  secretly,
  (table) => {
    table.until('keep-alien').expectOptions('red', 'virus', 'clone');
    expect(table.viewOf('red').players[0]?.offered).toEqual(['clone']);
    expect(table.viewOf('blue').players[0]?.offered).toEqual([null]);
    table.chooses('clone').expectNext('aim', 'red');
    expect(table.view.players[0]?.sheets).toMatchObject([{ alien: null, isUp: false }]);
    expect(table.viewOf('red').players[0]?.sheets[0]?.alien).toBe('clone');
    expect(JSON.stringify(table.events)).not.toContain('clone');
    expect(JSON.stringify(table.events)).not.toContain('virus');
  },
);

scenario(
  'With hidden powers a sheet that was up and is kept stays up',
  { ...secretly, red: { alien: 'virus' } },
  (table) => {
    table.until('keep-alien').chooses('virus').expectNext('aim', 'red').expectPower('red', true);
  },
);
