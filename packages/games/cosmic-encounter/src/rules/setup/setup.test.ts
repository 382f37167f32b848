import { describe, expect, test } from 'vitest';
import { combos } from '../../content/combos.ts';
import { cardFacts, flareFace } from '../../content/cosmic-cards.ts';
import { ScenarioTable } from '../../testing/index.ts';
import { aliensOf, cardsOf, flaresOf, start, stateOf } from '../../testing/set-up.ts';

describe('combos', () => {
  test('[CE-183] the flares of the aliens taken from the combo, and seven others', () => {
    const first = combos[0]?.slice(0, 3) ?? [];
    let state = stateOf(start(3, { flares: 'standard' }));
    for (let number = 0; !first.every((alien) => aliensOf(state).includes(alien)); number++)
      state = stateOf(start(3, { flares: 'standard' }, `combo ${number}`));
    expect(first).toEqual(['filch', 'human', 'mind']);
    expect(flaresOf(state)).toEqual(expect.arrayContaining([...first]));
    expect(flaresOf(state)).toHaveLength(10);
  });

  test('without flares the deck has 72 cards', () => {
    const state = stateOf(start(3, {}));
    expect(cardsOf(state)).toHaveLength(72);
    expect(flaresOf(state)).toEqual([]);
  });

  test('the first edition has no Demon, neither as a sheet nor as a flare', () => {
    for (let number = 0; number < 60; number++) {
      const state = stateOf(start(5, { edition: '2008', alienChoice: 'combo' }, `2008 ${number}`));
      expect([...aliensOf(state), ...state.unusedAliens, ...flaresOf(state)]).not.toContain('demon');
    }
  });
});

test.each(['standard', 'classic'] as const)(
  '[CE-186] only the %s Filch flare is in the game',
  (filchFlare) => {
    const states = Array.from({ length: 60 }, (_, number) =>
      stateOf(start(4, { flares: 'standard', filchFlare, alienChoice: 'random' }, `filch ${number}`)),
    );
    const faces = states.flatMap(cardsOf).filter((card) => cardFacts(card).flare === 'filch');
    const [expected, other] = [flareFace('filch'), 'flare-filch-classic'].sort((a) =>
      (a === 'flare-filch-classic') === (filchFlare === 'classic') ? -1 : 1,
    );
    expect(faces.length).toBeGreaterThan(0);
    expect(new Set(faces)).toEqual(new Set([`${expected}/1`]));
    expect(faces).not.toContain(`${other}/1`);
  },
);

test.each([
  [3, 14],
  [4, 17],
  [5, 20],
])('[CE-188] with %i players the destiny deck has %i cards', (seats, count) => {
  expect(new Set(stateOf(start(seats, {})).destinyDeck).size).toBe(count);
});

test('[CE-180] four planets of four ships each, and 17 technologies', () => {
  const { planets, players, techDeck, techDiscard } = stateOf(start(4, { planets: 4, technologies: true }));
  expect(planets.map(({ ships }) => ships.reduce((sum, count) => sum + count, 0))).toEqual(Array(16).fill(4));
  const dealt = players.flatMap(({ techs }) => techs);
  expect(dealt).toHaveLength(8);
  expect([...techDeck, ...techDiscard, ...dealt]).toHaveLength(17);
});

test('Nobody is asked anything where aliens are dealt: the first turn begins', () => {
  const table = new ScenarioTable(start(4, { alienChoice: 'random' }));
  expect(table.state.turnNumber).toBe(1);
  expect(aliensOf(table.state)).not.toContain(undefined);
});
