import { basicDeck } from '../../content/cosmic-cards.ts';
import { inBothEditions, inEachEdition } from '../../testing/index.ts';

/** The two editions side by side: where they differ, and where only their words do. */

const abroad = {
  red: { hand: ['negotiate', 'attack-04'] },
  blue: { hand: ['negotiate'], ships: { 'yellow-2': 1 } },
} as const;

inEachEdition('[CE-192] A deal about a colony of the granter abroad', abroad, {
  revised: (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('negotiate', 'negotiate')
      .offers('blue', { blue: { colony: 'yellow-2' } })
      .accepts('red')
      .settles('red', { gate: 1 })
      .expectResult('deal')
      .expectMarkers({ red: 1, blue: 1 });
  },
  2008: (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('negotiate', 'negotiate')
      .refusesOffer('blue', { blue: { colony: 'yellow-2' } }, 'ce.only-home-colonies')
      .breaksOff('blue')
      .expectResult('deal-failed');
  },
});

inBothEditions(
  'A failed deal is paid from the gate or from colonies',
  { red: { hand: ['negotiate'] }, blue: { hand: ['negotiate'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .lay('negotiate', 'negotiate')
      .timeRunsOut()
      .givesUp('red', { gate: 1, 'red-1': 2 })
      .givesUp('blue', { 'blue-1': 3 })
      .returns('red', { 'red-2': 1 })
      .expectTurn('blue')
      .expectWarp('red', 3);
  },
);

inBothEditions(
  'A morph is what it faces, and a morph again when it is discarded',
  { red: { hand: ['morph'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .lay('morph', 'attack-08')
      .expectTotals(10, 12)
      .expectTurn('blue')
      .expectDiscard('morph', 'attack-08');
  },
);

inBothEditions(
  'Rewards are mixed as one likes',
  { red: { hand: ['attack-04'] }, yellow: { warp: 1 } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .invites('defense', 'yellow')
      .joins('yellow', 'defense', 3)
      .lay('attack-04', 'attack-08')
      .rewards('yellow', 'card', 'ship')
      .returns('yellow', { 'yellow-3': 1 })
      .rewards('yellow', 'waive')
      .expectTurn('blue')
      .expectHandSize('yellow', 6)
      .expectWarp('yellow', 0);
  },
);

inBothEditions(
  'Ships that have no colony to go home to go to the warp',
  { red: { hand: ['attack-04'] }, yellow: { warp: 19, ships: { 'yellow-1': 1 } } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .invites('defense', 'yellow')
      .joins('yellow', 'defense', 1)
      .lay('attack-04', 'attack-08')
      .expectNext('reward', 'yellow')
      .expectOptions('yellow', 'card', 'waive')
      .rewards('yellow', 'card')
      .expectTurn('blue')
      .expectWarp('yellow', 20);
  },
);

inBothEditions(
  'Reinforcements go round until all have passed',
  { red: { hand: ['attack-06', 'reinforcement-2'] }, blue: { hand: ['attack-04', 'reinforcement-3'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .lay('attack-06', 'attack-04')
      .plays('blue', 'reinforcement-3', 'defense')
      .plays('red', 'reinforcement-2', 'offense')
      .expectTotals(10, 11)
      .expectResult('defense-won');
  },
);

inBothEditions(
  'While its power is zapped, a player’s own flare is wild',
  {
    options: { flares: 'standard' },
    red: { alien: 'warpish', hand: ['attack-06', 'flare-warpish'], warp: 2 },
    blue: { extra: ['cosmic-zap'], warp: 3 },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-06', 'attack-08')
      .zaps('blue', 'warpish.necromancy')
      .until('reveal.after-reveal')
      .expectNotOffered('red', 'warpish.super')
      .expectOffered('red', 'warpish.wild');
  },
);

const allFaces = basicDeck.map((card) => card.split('/')[0] ?? '');

const held = (...faces: readonly string[]): string[] => {
  const left = [...allFaces];
  for (const face of faces) left.splice(left.indexOf(face), 1);
  return left;
};

inEachEdition(
  'A reward when there is nothing left to draw',
  {
    red: { hand: ['attack-04'] },
    blue: { hand: ['attack-10'] },
    yellow: { hand: ['negotiate'] },
    green: { hand: held('attack-04', 'attack-10', 'negotiate') },
    deckCount: 0,
  },
  {
    revised: (table) => {
      table
        .encounter({ defense: 'blue', ships: 1 })
        .invites('defense', 'yellow')
        .joins('yellow', 'defense', 2)
        .lay('attack-04', 'attack-10')
        .rewards('yellow', 'card')
        .expectHandSize('yellow', 8)
        .rewards('yellow', 'card')
        .expectHandSize('yellow', 9)
        .expectHandSize('red', 8);
    },
    2008: (table) => {
      table
        .encounter({ defense: 'blue', ships: 1 })
        .invites('defense', 'yellow')
        .joins('yellow', 'defense', 2)
        .lay('attack-04', 'attack-10')
        .rewards('yellow', 'card', 'card')
        .expectTurn('blue')
        .expectHand('yellow', 'negotiate')
        .expectHandSize('red', 0);
    },
  },
);
