import { type Json, startMatch, viewFor } from '@starboard/engine';
import { expect, test } from 'vitest';
import { projectElite } from '../../game.ts';
import { at, ScenarioTable, scenario } from '../../testing/index.ts';
import type { View } from '../../view/view.ts';
import { saying } from '../commands/understand.ts';

const viewOf = (difficulty: string, seats = 2): View => {
  const match = startMatch(projectElite, { seats, options: { difficulty }, seed: 'row' });
  return viewFor(match, 'spectator').view as View;
};

test.each([
  ['story', { nothing: 5, movement: 2, swarmRush: 1 }],
  ['low', { nothing: 5, movement: 2, swarmRush: 1 }],
  ['medium', { lasting: 3, nothing: 2, movement: 2, swarmRush: 1 }],
  ['high', { lasting: 4, movement: 2, swarmRush: 1, bossRush: 1 }],
  ['nightmare', { lasting: 4, movement: 2, swarmRush: 1, bossRush: 1 }],
])('[PE-001] the event row of %s', (difficulty, groups) => {
  const { events } = viewOf(difficulty);
  expect(events.faceDown).toBe(8);
  expect(events.groups).toEqual(groups);
});

test.each([
  [1, 4],
  [2, 4],
  [3, 5],
  [4, 6],
  [5, 7],
  [6, 8],
])('[PE-002] %i players choose from %i weapons', (seats, weapons) => {
  expect(viewOf('low', seats).weaponRow).toHaveLength(weapons);
});

const chooses = (hero: number, id: string): Json => saying('choose-hero', { hero, id });
const claims = (hero: number, card = ''): Json => saying('claim-weapon', { hero, card });
const places = (hero: number, x: number, y: number): Json => saying('place-hero', { hero, cell: at(x, y) });

scenario('[PE-002] weapons that no player takes leave the game', { players: 4, phase: 'setup' }, (table) => {
  const row = table.state.weaponRow.slice();
  ['kara', 'gerid', 'voker', 'akosha'].forEach((id, seat) => {
    table.refusesAnswer(seat, 'not-ready', 'ready').says(seat, chooses(seat, id));
    table.refusesAnswer(seat, 'not-ready', 'ready').says(seat, claims(seat, row[seat])).says(seat, 'ready');
  });
  expect(table.state.phase).not.toBe('setup');
  expect(table.state.heroes.map(({ gear }) => gear[0]?.card)).toEqual(row.slice(0, 4));
  expect(table.state.gone).toEqual(expect.arrayContaining(row.slice(4)));
});

scenario('[PE-002] one player takes two of four', { players: 1, phase: 'setup' }, (table) => {
  const row = table.state.weaponRow.slice();
  table.says(0, chooses(0, 'kara')).says(0, claims(0, row[0])).refusesAnswer(0, 'not-ready', 'ready');
  table.says(0, chooses(1, 'gerid')).says(0, claims(1, row[1])).says(0, 'ready');
  expect(table.state.gone).toEqual(expect.arrayContaining(row.slice(2)));
});

scenario('[PE-124] heroes and weapons: first come, first served', { players: 4, phase: 'setup' }, (table) => {
  const row = table.state.weaponRow.slice();
  const [carbine, pistols, third, fourth] = row;
  table.hears({ seat: 3, is: 'bot' });
  table.says(2, claims(2, carbine)).refusesAnswer(0, 'taken', claims(0, carbine));
  table.says(2, claims(2, pistols)).says(0, claims(0, carbine));
  table.says(1, chooses(1, 'kara')).refusesAnswer(2, 'taken', chooses(2, 'kara'));
  table.says(1, claims(1, third)).says(0, chooses(0, 'voker')).says(2, chooses(2, 'quinye'));
  table.says(0, 'ready').says(1, 'ready');
  expect(table.state.heroes[3]).toMatchObject({ id: null, gear: [] });
  table.says(2, 'ready');
  expect(table.state.heroes[3]).toMatchObject({ id: 'akosha', gear: [{ card: fourth }] });
});

scenario('who takes something else is no longer ready', { players: 2, phase: 'setup' }, (table) => {
  const [one, other] = table.state.weaponRow.slice();
  table.says(0, chooses(0, 'kara')).says(0, claims(0, one)).says(0, 'ready').says(0, claims(0, other));
  table.says(1, chooses(1, 'gerid')).says(1, claims(1, one)).says(1, 'ready');
  expect(table.state.phase).toBe('setup');
});

scenario('a hero that no player has placed yet makes room', { players: 3, phase: 'setup' }, (table) => {
  const cells = () => table.state.heroes.map(({ cell }) => cell);
  table.says(2, places(2, 6, 13));
  expect(cells()).toEqual([at(7, 13), at(8, 13), at(6, 13)]);
  table.says(0, places(0, 8, 13)).refusesAnswer(1, 'cell-occupied', places(1, 8, 13));
  expect(cells()).toEqual([at(8, 13), at(7, 13), at(6, 13)]);
  table.says(0, places(0, 9, 14)).refusesAnswer(1, 'no-target', places(1, 7, 12));
  expect(cells()).toEqual([at(9, 14), at(7, 13), at(6, 13)]);
});

scenario(
  'what is missing when the time is over: the first that is free, of weapons in the order revealed',
  { players: 3, phase: 'setup' },
  (table) => {
    const row = table.state.weaponRow.slice();
    table.hears({ seat: 0, is: 'bot' });
    table.says(1, claims(1, row[0])).says(1, claims(1, row[1])).says(1, chooses(1, 'akosha'));
    table.passes(119_999);
    expect(table.state.phase).toBe('setup');
    table.passes(1);
    expect(table.state.heroes.map(({ id }) => id)).toEqual(['gilgamesh', 'akosha', 'gerid']);
    // the bot comes last, and what was given back lies where it lay
    expect(table.state.heroes.map(({ gear }) => gear[0]?.card)).toEqual([row[2], row[1], row[0]]);
    expect(table.state.heroes.map(({ cell }) => cell)).toEqual([at(8, 13), at(7, 13), at(6, 13)]);
  },
);

test('a mission begins with all heroes chosen, and five dice for one player', () => {
  const table = new ScenarioTable({ players: 1 });
  table.expectDice(0, '-----');
  expect(table.state.heroes).toHaveLength(2);
});
