import { playFrom, tableAsText, type TextSection, type Viewer, viewFor } from '@starboard/engine';
import { expect, test } from 'vitest';
import { buildPosition, cosmicEncounter, cosmicEncounterText } from '../index.ts';

const match = playFrom(
  cosmicEncounter,
  buildPosition({
    red: { alien: 'macron', hand: ['attack-10', 'attack-04'] },
    blue: { alien: 'mirror', hand: ['attack-12', 'attack-06'], ships: { 'blue-1': 2 } },
  }),
);

const told = (viewer: Viewer): readonly TextSection[] =>
  tableAsText(cosmicEncounterText, viewFor(match, viewer).view, viewer);

const linesOf = (viewer: Viewer, title: string) =>
  told(viewer).find((section) => section.title.key === title)?.lines;

test('a player is told the own cards as a hand is held, and neither another player nor a spectator is', () => {
  expect(linesOf(0, 'ce.text.hand')).toEqual([
    { key: 'ce.card.attack', params: { value: '04' } },
    { key: 'ce.card.attack', params: { value: '10' } },
  ]);
  expect(linesOf('spectator', 'ce.text.hand')).toBeUndefined();
  for (const viewer of [1, 'spectator'] as const)
    expect(JSON.stringify(told(viewer))).not.toMatch(/"value":"(?:10|04)"/);
});

test('everybody is told who plays what, and where ships are', () => {
  expect(linesOf('spectator', 'ce.text.players')).toContainEqual({
    key: 'ce.text.alien',
    params: {
      seat: { seat: 0 },
      alien: { key: 'ce.alien.macron.name' },
      power: { key: 'ce.alien.macron.summary' },
      state: 'works',
      tokens: 0,
    },
  });
  expect(linesOf('spectator', 'ce.text.planets')).toContainEqual(
    expect.objectContaining({
      params: expect.objectContaining({
        planet: { key: 'ce.planet.blue', params: { number: 1 } },
        ships: [{ key: 'ce.text.fleet', params: { seat: { seat: 1 }, count: 2 } }],
      }),
    }),
  );
});

test('the rules can be looked up, phase by phase', () => {
  expect(cosmicEncounterText.rules?.().map(({ title }) => title.key)).toContain('ce.phase.alliance');
});
