import { expect } from 'vitest';
import { basicDeck } from '../../content/cosmic-cards.ts';
import { scenario } from '../../testing/index.ts';

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
      .refuses('yellow', { 'blue-1': 2 }, 'ce.not-this-planet')
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

scenario(
  'A winning defense keeps its colony; its allies mix their rewards, go home and never settle',
  { red: { hand: ['attack-04'] }, yellow: { warp: 2 } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 4 })
      .invites('defense', 'yellow')
      .joins('yellow', 'defense', 4)
      .lay('attack-04', 'attack-08')
      .expectNext('reward', 'yellow')
      .rewards('yellow', 'ship')
      .returns('yellow', { 'yellow-2': 1 })
      .rewards('yellow', 'card', 'waive', 'ship')
      .returns('yellow', { 'yellow-2': 1 })
      .expectNext('return-ships', 'yellow')
      .returns('yellow', { 'yellow-1': 4 })
      .expectTurn('blue')
      .expectShips('blue', 'blue-1', 4)
      .expectShips('yellow', 'blue-1', 0)
      .expectHandSize('yellow', 6)
      .expectWarp('yellow', 0);
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
  'A quake in the middle of the rewards: the card is done with, the next reward is due',
  {
    red: { hand: ['attack-04'] },
    blue: { hand: ['attack-10'] },
    yellow: { hand: ['negotiate'], warp: 1 },
    green: { hand: without('attack-04', 'attack-10', 'negotiate', 'attack-06') },
    deckCount: 1,
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .invites('defense', 'yellow')
      .joins('yellow', 'defense', 3)
      .lay('attack-04', 'attack-10')
      .rewards('yellow', 'card')
      .expectDeck(0, 0)
      .expectHandSize('yellow', 2)
      .rewards('yellow', 'card')
      .expectHandSize('yellow', 8)
      .expectHandSize('red', 8)
      .expectNext('reward', 'yellow')
      .expectOptions('yellow', 'card', 'ship', 'waive')
      .rewards('yellow', 'ship')
      .returns('yellow', { 'yellow-1': 1 })
      .expectTurn('blue')
      .expectHandSize('yellow', 8)
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
