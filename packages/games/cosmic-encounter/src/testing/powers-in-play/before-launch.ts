import type { Shown } from './moment.ts';
import { comes, fourOf, open, others, two } from './story.ts';

/** Powers that work at the start of a turn, with destiny and at launch. */
export const beforeLaunch = {
  citadel: {
    gains: {
      why: 'holds its own planet with the cards beside it',
      at: {
        ...open,
        offense: 'blue',
        destiny: ['red'],
        red: { alien: 'citadel', hand: ['attack-06'] },
        blue: two('attack-10'),
        yellow: two('attack-10'),
        green: two('attack-08'),
        beside: { 'red-1': ['attack-12'] },
      },
      play: (table) => void table.encounter({ defense: 'red', ships: 4 }).lay('attack-10', 'attack-06'),
      uses: 'citadel.fortification',
    },
    keeps: {
      why: 'does not help a defense that it attacks itself',
      at: {
        ...open,
        red: { alien: 'citadel', hand: ['attack-20'] },
        blue: two('attack-10'),
        yellow: two('attack-10'),
        green: two('attack-08'),
        beside: { 'blue-1': ['attack-12'] },
      },
      play: (table) => void table.encounter({ defense: 'blue', ships: 4 }).lay('attack-20', 'attack-10'),
      keeps: 'citadel.fortification',
    },
  },
  dictator: {
    gains: {
      why: 'sends an offense that is about to win to a stronger defense than its own',
      at: {
        offense: 'blue',
        destiny: ['red', 'yellow'],
        destinyCount: 2,
        red: { alien: 'dictator', hand: ['attack-00'], warp: 15 },
        blue: {
          hand: ['attack-20', 'attack-10'],
          ships: fourOf('green-1', 'green-2', 'green-3', 'yellow-1'),
        },
        yellow: { hand: 8 },
      },
      asked: 'command',
      says: 'colour-2',
    },
  },
  hate: {
    gains: {
      why: 'throws away what no other player can follow',
      at: {
        ...open,
        red: { alien: 'hate', hand: ['attack-40', 'negotiate', 'attack-08', 'attack-06'] },
        blue: two('attack-10'),
        yellow: two('attack-10'),
        green: two('attack-08'),
      },
      asked: 'rage',
      says: 'negotiate',
    },
  },
  macron: {
    gains: {
      why: 'wins with a low card and a ship that counts four, and keeps the high one',
      at: {
        ...open,
        red: { alien: 'macron', hand: ['attack-07', 'attack-20'] },
        ...others('attack-06'),
      },
      play: comes(1),
      asked: 'select',
      says: 'attack-07',
      without: 'attack-20',
    },
  },
  masochist: {
    gains: {
      why: 'loses its last ships on purpose, and with them wins',
      at: {
        ...open,
        offense: 'blue',
        destiny: ['red'],
        red: { alien: 'masochist', hand: ['attack-40', 'attack-00'], ships: { 'red-1': 4 }, warp: 16 },
        blue: two('attack-08'),
        yellow: two('attack-08'),
        green: two('attack-06'),
      },
      play: (table) => void table.encounter({ defense: 'red', ships: 4 }),
      asked: 'select',
      says: 'attack-00',
      without: 'attack-40',
    },
  },
  mite: {
    gains: {
      why: 'gives up cards rather than a planet that would win the game for the Mite',
      at: {
        offense: 'blue',
        destiny: ['red'],
        blue: { alien: 'mite', ships: fourOf('green-1', 'green-2', 'green-3', 'yellow-1') },
        red: { hand: ['attack-20', 'attack-15', 'attack-14', 'attack-12', 'attack-10'] },
      },
      play: (table) => void table.encounter({ defense: 'red', ships: 4 }),
      asked: 'bluster',
      says: 'discard-to-three',
    },
  },
  shadow: {
    gains: {
      why: 'sinks the ship on which a colony of the leader hangs',
      at: {
        red: { alien: 'shadow' },
        offense: 'yellow',
        destiny: ['blue'],
        blue: { ships: { 'green-1': 1, 'green-2': 3, 'yellow-3': 3 } },
      },
      asked: 'execute',
      says: 'ship:blue:green-1',
    },
    keeps: 'a ship of another player is never better left alive',
  },
  will: {
    gains: {
      why: 'goes where a colony is to be had for nothing, not where destiny would send it',
      at: {
        red: { alien: 'will', hand: ['attack-08', 'attack-06'] },
        destiny: ['blue'],
        green: { ships: { 'green-3': 0 } },
      },
      asked: 'will',
      says: 'green:green-3',
    },
  },
} as const satisfies Readonly<Record<string, Shown>>;
