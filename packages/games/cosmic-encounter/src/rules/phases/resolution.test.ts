import { expect } from 'vitest';
import { basicDeck } from '../../content/cosmic-cards.ts';
import { scenario } from '../../testing/index.ts';

scenario(
  '[CE-004] An attack beats a negotiate, and pays for it',
  {
    red: { hand: ['attack-04', 'attack-06', 'attack-06', 'attack-08', 'attack-08', 'negotiate'] },
    blue: { hand: ['negotiate'], ships: { 'blue-1': 4 } },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-04', 'negotiate')
      .luck('red', 'attack-06', 'attack-08', 'attack-06', 'attack-08')
      .expectResult('offense-won')
      .expectNext('second-encounter', 'red')
      .expectWarp('blue', 4)
      .expectShips('red', 'blue-1', 1)
      .expectHand('blue', 'attack-06', 'attack-06', 'attack-08', 'attack-08')
      .expectHand('red', 'negotiate');
    expect(table.events.map(({ type }) => type)).not.toContain('totalsCompared');
  },
);

scenario(
  '[CE-005] An offense that negotiates is paid for its own ships, not for allied ones',
  { red: { hand: ['negotiate'] }, blue: { hand: 6 } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .invites('offense', 'yellow')
      .joins('yellow', 'offense', 4)
      .lay('negotiate', 'attack-06')
      .expectResult('defense-won')
      .expectTurn('blue')
      .expectWarp('red', 2)
      .expectWarp('yellow', 4)
      .expectHandSize('red', 2)
      .expectHandSize('blue', 3)
      .expectHandSize('yellow', 5);
  },
);

const bystander = {
  red: { hand: ['attack-10', 'attack-04'] },
  blue: { ships: { 'blue-1': 2 } },
  yellow: { ships: { 'blue-1': 3 } },
} as const;

scenario('[CE-021] A bystander is not touched', bystander, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .lay('attack-10', 'attack-04')
    .expectTotals(12, 6)
    .expectResult('offense-won')
    .expectNext('second-encounter', 'red')
    .expectWarp('blue', 2)
    .expectWarp('yellow', 0)
    .expectShips('yellow', 'blue-1', 3)
    .expectShips('red', 'blue-1', 2)
    .expectMarkers({ red: 1, yellow: 1 });
});

scenario('[CE-022] An ally may send its ships from the target itself', bystander, (table) => {
  table
    .encounter({ defense: 'blue', ships: 4 })
    .invites('defense', 'yellow')
    .joins('yellow', 'defense', { 'blue-1': 2 })
    .lay('attack-10', 'attack-04')
    .expectTotals(14, 8)
    .expectResult('offense-won')
    .expectNext('second-encounter', 'red')
    .expectWarp('blue', 2)
    .expectWarp('yellow', 2)
    .expectShips('yellow', 'blue-1', 1)
    .expectMarkers({ yellow: 1 });
});

scenario(
  '[CE-023] An empty planet can be defended',
  { red: { hand: ['attack-08'] }, blue: { ships: { 'blue-1': 0 } }, yellow: { warp: 1 } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 3 })
      .invites('defense', 'yellow')
      .joins('yellow', 'defense', 2)
      .lay('attack-08', 'attack-10')
      .expectTotals(11, 12)
      .expectResult('defense-won')
      .expectNext('reward', 'yellow')
      .expectOptions('yellow', 'card', 'ship', 'waive')
      .rewards('yellow', 'ship')
      .expectNext('reward', 'yellow')
      .expectOptions('yellow', 'card', 'waive')
      .rewards('yellow', 'card')
      .expectNext('return-ships', 'yellow')
      .refuses('yellow', { 'blue-1': 2 }, 'engine.unknown-option')
      .returns('yellow', { 'yellow-1': 2 })
      .expectTurn('blue')
      .expectWarp('yellow', 0)
      .expectHandSize('yellow', 6)
      .expectShips('blue', 'blue-1', 0)
      .expectMarkers({ yellow: 0 });
  },
);

scenario(
  'Allies are rewarded clockwise from the offense, one reward at a time',
  { offense: 'yellow', destiny: ['green'], players: 5, yellow: { hand: ['attack-04'] } },
  (table) => {
    table
      .encounter({ offense: 'yellow', defense: 'green', ships: 1 })
      .invites('defense', 'red', 'blue', 'purple')
      .joins('purple', 'defense', 1)
      .joins('red', 'defense', 2)
      .joins('blue', 'defense', 1)
      .lay('attack-04', 'attack-08')
      .expectNext('reward', 'purple')
      .rewards('purple', 'card')
      .expectNext('reward', 'red')
      .refuses('blue', 'card', 'engine.not-asked')
      .rewards('red', 'waive', 'card')
      .expectNext('reward', 'blue')
      .rewards('blue', 'waive')
      .expectNext('return-ships', 'purple')
      .expectHandSize('purple', 6)
      .expectHandSize('red', 6)
      .expectHandSize('blue', 5);
  },
);

const foreign = (...planets: readonly string[]) =>
  Object.fromEntries(planets.map((planet) => [planet, 1] as const));

scenario(
  '[CE-036] Whoever has enough colonies by the same landing wins together',
  {
    red: { ships: foreign('yellow-1', 'yellow-2', 'green-1', 'green-2'), hand: ['attack-10'] },
    yellow: { ships: foreign('red-1', 'red-2', 'green-1', 'green-2') },
    green: { ships: foreign('red-1', 'red-2', 'yellow-1') },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .invites('offense', 'yellow', 'green')
      .joins('yellow', 'offense', { 'yellow-3': 1 })
      .joins('green', 'offense', { 'green-3': 1 })
      .lay('attack-10', 'attack-04')
      .expectTotals(13, 8)
      .expectWinners('red', 'yellow')
      .expectMarkers({ red: 5, yellow: 5, green: 4 });
  },
);

scenario(
  '[CE-037] Ships that join a colony make no new one',
  {
    red: { ships: foreign('blue-1', 'yellow-2', 'green-1', 'green-2'), hand: ['attack-10', 'attack-04'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: { 'red-1': 2 } })
      .lay('attack-10', 'attack-04')
      .expectResult('offense-won')
      .expectNext('second-encounter', 'red')
      .expectShips('red', 'blue-1', 3)
      .expectMarkers({ red: 4 });
  },
);

const allFaces = basicDeck.map((card) => card.split('/')[0] ?? '');
const without = (...faces: readonly string[]) => {
  const left = [...allFaces];
  for (const face of faces) left.splice(left.indexOf(face), 1);
  return left;
};

scenario(
  '[CE-038] Cosmic quake: two empty piles make everybody a new hand',
  {
    red: { hand: ['attack-04', 'attack-06'] },
    blue: { hand: ['attack-10', 'attack-08'] },
    yellow: { hand: ['negotiate'] },
    green: { hand: without('attack-04', 'attack-06', 'attack-10', 'attack-08', 'negotiate') },
    deckCount: 0,
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .invites('defense', 'yellow')
      .joins('yellow', 'defense', 1)
      .lay('attack-04', 'attack-10')
      .expectTotals(5, 15)
      .expectNext('reward', 'yellow')
      .expectDeck(0, 0)
      .rewards('yellow', 'card')
      .expectHandSize('red', 8)
      .expectHandSize('blue', 8)
      .expectHandSize('yellow', 8)
      .expectHandSize('green', 8)
      .expectDeck(72 - 2 - 32, 0)
      .expectTurn('blue')
      .expectDiscard('attack-04', 'attack-10');
  },
);

scenario(
  '[CE-039] An empty deck is made anew from the discards',
  { red: { hand: ['attack-04'] }, yellow: { hand: ['negotiate'] }, deckCount: 2 },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .invites('defense', 'yellow')
      .joins('yellow', 'defense', 4)
      .lay('attack-04', 'attack-10')
      .rewards('yellow', 'card', 'card')
      .expectDeck(0, 58)
      .rewards('yellow', 'card')
      .expectDeck(57, 0)
      .rewards('yellow', 'card')
      .expectDeck(56, 0)
      .expectHandSize('yellow', 5)
      .expectTurn('blue');
    expect(table.events.map(({ type }) => type)).toContain('deckReshuffled');
  },
);
