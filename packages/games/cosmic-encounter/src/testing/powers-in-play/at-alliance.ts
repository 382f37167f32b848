import type { Shown } from './moment.ts';
import { comes, fourOf, open, two } from './story.ts';

/** Powers that work among allies. */
export const atAlliance = {
  demon: {
    gains: {
      why: 'takes a full hand to fight with, having a poor one itself',
      at: { red: { alien: 'demon', hand: ['attack-00'] }, yellow: { hand: 8 }, green: { hand: 1 } },
      play: comes(4),
      uses: 'demon.possess',
      then: ['yellow'],
    },
    keeps: 'the cards it does not play go back: there is nothing to lose',
  },
  grudge: {
    gains: {
      why: 'invites those who cannot want it to win, and will pay for staying away',
      at: {
        ...open,
        red: {
          alien: 'grudge',
          hand: ['attack-00', 'attack-01'],
          ships: fourOf('green-1', 'green-2', 'yellow-1', 'yellow-2'),
        },
        blue: two('attack-10'),
        yellow: two('attack-08'),
        green: two('attack-08'),
      },
      play: comes(1),
      asked: 'invite',
      says: (guests) => (guests as string[]).length === 2,
    },
  },
  mind: {
    gains: {
      why: 'looks into the hand of its opponent',
      at: { red: { alien: 'mind' } },
      play: comes(4),
      uses: 'mind.knowledge',
    },
    keeps: 'to know more costs nothing',
  },
  mutant: {
    gains: {
      why: 'fills up a hand of two, with the cards of the player who is ahead',
      at: { red: { alien: 'mutant', hand: ['attack-00', 'attack-01'] } },
      play: comes(4),
      uses: 'mutant.regenerate',
    },
    keeps: 'a card more is never too many',
  },
  parasite: {
    gains: {
      why: 'comes uninvited to a sure victory, which wins it the game',
      at: {
        ...open,
        offense: 'blue',
        blue: two('attack-10'),
        red: { alien: 'parasite', ships: fourOf('green-1', 'green-2', 'green-3', 'blue-1') },
        yellow: { ...two('attack-08'), ships: { 'yellow-1': 1 } },
        green: two('attack-08'),
      },
      play: (table) => void table.encounter({ defense: 'yellow', ships: 4, on: 'yellow-1' }),
      uses: 'parasite.infest',
      then: ['join:offense'],
    },
    keeps: {
      why: 'stays away where every ship it has holds a colony or its power',
      at: {
        offense: 'blue',
        red: {
          alien: 'parasite',
          warp: 14,
          ships: { 'red-1': 1, 'red-2': 1, 'red-3': 1, 'green-1': 1, 'green-2': 1, 'blue-3': 1 },
        },
      },
      play: (table) => void table.encounter({ defense: 'yellow', ships: 4, on: 'yellow-1' }),
      keeps: 'parasite.infest',
    },
  },
  philanthropist: {
    gains: {
      why: 'gives its last card away, which is worthless, and draws a new hand',
      at: { red: { alien: 'philanthropist', hand: ['attack-00'] } },
      play: comes(4),
      uses: 'philanthropist.giving',
      then: ['blue', 'attack-00'],
    },
    keeps: {
      why: 'keeps its own best card in its own encounter',
      at: {
        ...open,
        red: { alien: 'philanthropist', hand: ['attack-40', 'attack-30'] },
        blue: two('attack-06'),
        yellow: two('attack-08'),
        green: two('attack-08'),
      },
      play: comes(4),
      keeps: 'philanthropist.giving',
    },
  },
} as const satisfies Readonly<Record<string, Shown>>;
