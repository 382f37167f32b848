import type { Event, View } from '@starboard/cosmic-encounter';
import { expect, test } from 'vitest';
import type { Say } from '../../../language/say.ts';
import { lastWord } from './last-word.ts';
import { standings } from './places.ts';
import { chaptersOf, coloniesByEncounter, decisive } from './story.ts';

const parts = { card: 0, ships: 0, allies: 0, reinforcements: 0, effects: 0 };
const compared = (offense: number, defense: number): Event => ({
  type: 'totalsCompared',
  offense,
  defense,
  parts: { offense: parts, defense: parts },
});

const revealed = (offense: string, defense: string) =>
  ({ type: 'cardsRevealed', offense, defense }) satisfies Event;

const match: readonly Event[] = [
  { type: 'turnStarted', seat: 0 },
  { type: 'encounterStarted', seat: 0, number: 1 },
  { type: 'defenseNamed', seat: 1 },
  revealed('attack-08/1', 'attack-14/1'),
  compared(12, 18),
  { type: 'encounterEnded', result: 'defense-won', colonies: [0, 0, 0] },
  { type: 'turnStarted', seat: 1 },
  { type: 'encounterStarted', seat: 1, number: 1 },
  { type: 'defenseNamed', seat: 2 },
  { type: 'encounterEnded', result: 'deal', colonies: [0, 1, 1] },
  { type: 'encounterStarted', seat: 1, number: 2 },
  { type: 'defenseNamed', seat: 0 },
  compared(19, 18),
  { type: 'colonyFounded', seat: 1, planet: 'red-2', ships: 2 },
  { type: 'colonyFounded', seat: 2, planet: 'red-2', ships: 1 },
  { type: 'gameEnded', winners: [1, 2] },
];

const view = {
  players: [0, 2, 2].map((foreignColonies) => ({ foreignColonies })),
  settings: { planets: 5 },
} as unknown as View;

test('the match is told encounter by encounter, with whom, how and what came of it', () => {
  expect(chaptersOf(match)).toEqual([
    {
      number: 1,
      offense: 0,
      defense: 1,
      result: 'defense-won',
      totals: { offense: 12, defense: 18 },
      compared: compared(12, 18),
      revealed: revealed('attack-08/1', 'attack-14/1'),
      founded: [],
      lost: [],
      colonies: [0, 0, 0],
    },
    {
      number: 2,
      offense: 1,
      defense: 2,
      result: 'deal',
      totals: null,
      compared: null,
      revealed: null,
      founded: [],
      lost: [],
      colonies: [0, 1, 1],
    },
    {
      number: 3,
      offense: 1,
      defense: 0,
      result: null,
      totals: { offense: 19, defense: 18 },
      compared: compared(19, 18),
      revealed: null,
      founded: [
        { seat: 1, planet: 'red-2' },
        { seat: 2, planet: 'red-2' },
      ],
      lost: [],
      colonies: null,
    },
  ]);
  expect(decisive(chaptersOf(match)).map(({ number }) => number)).toEqual([3]);
});

test('colonies are counted after every encounter, and at the end as the table shows them', () => {
  expect(coloniesByEncounter(chaptersOf(match), view)).toEqual([
    [0, 0, 0],
    [0, 0, 0],
    [0, 1, 1],
    [0, 2, 2],
  ]);
});

test('who wins together shares a place; where the rules gave none, colonies decide', () => {
  expect(standings(view, [3, 1, 1]).map(({ seat, place }) => [seat, place])).toEqual([
    [1, 1],
    [2, 1],
    [0, 3],
  ]);
  expect(standings(view, []).map(({ place }) => place)).toEqual([1, 1, 3]);
});

const say: Say = (message, params) =>
  `${typeof message === 'string' ? message : message.key} ${JSON.stringify(params)}`;

test('the last word names all winners, the encounter and its totals; without an end there is none', () => {
  expect(lastWord(match.slice(0, -1), view, say)).toBeNull();
  const word = lastWord(match, view, say) ?? '';
  expect(word).toContain('"number":3');
  expect(word).toContain('"offense":19,"defense":18');
  expect(word).toContain('"count":2,"number"');
  // of so many that win
  expect(word).toContain('"count":2,"needed":5');
});

test('who wins with too few colonies has won by the power used last', () => {
  const used = { type: 'abilityAnnounced', seat: 1, ability: 'tick-tock.patience' } as Event;
  const word = lastWord([...match.slice(0, -1), used, ...match.slice(-1)], view, say) ?? '';
  expect(word).toContain('"power":{"key":"ce.alien.tick-tock.power"}');
});
