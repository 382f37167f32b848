import { decisionOf, submit, viewFor } from '@starboard/engine';
import { expect, test } from 'vitest';
import { colours } from '../../content/colours.ts';
import { cardsOf, choosing, flaresOf, offering, start, stateOf } from '../../testing/set-up.ts';

test('[CE-187] Eight flares and two more: 82 cards, 32 dealt, 50 left', () => {
  const table = offering(
    { flares: 'standard' },
    ['clone', 'demon'],
    ['zombie', 'virus'],
    ['human', 'void'],
    ['mind', 'mite'],
  );
  table.expectDeck(0).expectHandSize('red', 0);
  choosing(table);
  table.expectDeck(50);
  for (const colour of colours.slice(0, 4)) table.expectHandSize(colour, 8);
  expect(cardsOf(table.state)).toHaveLength(82);
  const dealt = ['clone', 'demon', 'zombie', 'virus', 'human', 'void', 'mind', 'mite'];
  expect(flaresOf(table.state)).toEqual(expect.arrayContaining(dealt));
  expect(flaresOf(table.state)).toHaveLength(10);
  table.expectAlien('red', 'clone').expectAlien('blue', 'zombie').expectAlien('yellow', 'human');
  expect(table.state.unusedAliens).toContain('demon');
});

test('Each sees the two sheets it may keep, nobody else’s, and who begins is not known', () => {
  const table = offering({}, ['clone', 'demon'], ['zombie', 'virus'], ['human', 'void']);
  expect(table.viewOf('red').players.map(({ offered }) => offered)).toEqual([
    ['clone', 'demon'],
    [null, null],
    [null, null],
  ]);
  expect(table.view.players[0]?.offered).toEqual([null, null]);
  expect(table.view.destinyLeft).toBe(0);
  table.expectOptions('blue', 'zombie', 'virus').refuses('blue', 'clone', 'engine.unknown-option');
  choosing(table, 'demon', 'virus', 'void');
  expect(table.view.players.map(({ sheets }) => sheets[0]?.alien)).toEqual(['demon', 'virus', 'void']);
  expect(table.view.players.map(({ offered }) => offered)).toEqual([[], [], []]);
});

test('Nothing shows before everybody has chosen', () => {
  const { match } = offering({}, ['clone', 'demon'], ['zombie', 'virus'], ['human', 'void']);
  const before = viewFor(match, 1);
  const chosen = submit(match, { seat: 0, decision: decisionOf(match, 0), answer: 'demon' });
  expect(chosen).toEqual({ accepted: true, events: [] });
  expect(viewFor(match, 1)).toEqual(before);
  expect(viewFor(match, 'spectator').awaited).toEqual([]);
});

test('Without flares in the deck the sheets are still chosen', () => {
  const table = choosing(
    offering({ flares: 'none' }, ['clone', 'demon'], ['zombie', 'virus'], ['human', 'void']),
  );
  expect(cardsOf(table.state)).toHaveLength(72);
});

test('Miser is dealt its second hand, Tick-Tock its tokens', () => {
  const table = choosing(
    offering({ flares: 'standard' }, ['miser', 'demon'], ['tick-tock', 'virus'], ['human', 'void']),
  );
  table
    .expectOnSheet('red', 8)
    .expectTokens('blue', 10)
    .expectDeck(82 - 32);
});

test('Of two sheets that do not go together the later player takes its other one', () => {
  const table = offering({}, ['clone', 'gambler'], ['zombie', 'sorcerer'], ['human', 'void']);
  choosing(table, 'gambler', 'sorcerer', 'human');
  table.expectAlien('red', 'gambler').expectAlien('blue', 'zombie').expectAlien('blue', 'sorcerer', false);
});

test('… or a random one when that does not go either', () => {
  const table = offering({}, ['clone', 'gambler'], ['masochist', 'virus'], ['sorcerer', 'healer']);
  choosing(table, 'gambler', 'masochist', 'sorcerer');
  table.expectAlien('red', 'gambler').expectAlien('blue', 'masochist');
  for (const alien of ['sorcerer', 'healer'] as const) table.expectAlien('yellow', alien, false);
  table.expectSheets('yellow', 1);
});

test('The first edition offers no Demon', () => {
  for (let number = 0; number < 60; number++) {
    const { offered, unusedAliens } = stateOf(start(5, { edition: '2008' }, `offer ${number}`));
    expect(offered.flat()).toHaveLength(10);
    expect([...offered.flat(), ...unusedAliens]).not.toContain('demon');
  }
});

test('Hidden powers: the sheets stay face down, those with a set-up of their own apart', () => {
  const table = offering(
    { hiddenPowers: true },
    ['clone', 'demon'],
    ['tick-tock', 'virus'],
    ['human', 'void'],
  );
  choosing(table);
  expect(table.view.players.map(({ sheets }) => sheets[0]?.alien)).toEqual([null, 'tick-tock', null]);
  expect(table.viewOf('yellow').players.map(({ sheets }) => sheets[0]?.alien)).toEqual([
    null,
    'tick-tock',
    'human',
  ]);
  const came = table.events.filter(({ type }) => type === 'alienCame');
  expect(came).toEqual([{ type: 'alienCame', seat: 1, alien: 'tick-tock', isHidden: false }]);
});
