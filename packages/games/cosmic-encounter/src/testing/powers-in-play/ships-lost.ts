import type { Shown } from './moment.ts';
import { comes, fourOf, laid, open, others, two } from './story.ts';

/** Powers that work on ships that are lost or come back. */
export const shipsLost = {
  cudgel: {
    gains: {
      why: 'fights with all it has, since each of its ships costs the loser one more',
      at: {
        ...open,
        red: { alien: 'cudgel', hand: ['attack-40', 'attack-20'] },
        ...others('attack-06'),
      },
      play: (table) => void table.aims('blue-1'),
      asked: 'send-ships',
      says: (ships) => Object.values(ships as Record<string, number>).reduce((a, b) => a + b, 0) === 4,
    },
  },
  healer: {
    gains: {
      why: 'heals a player who is behind, for the fee',
      at: { green: { alien: 'healer' }, red: { warp: 6 } },
      by: 'green',
      play: laid(3, 'attack-04', 'attack-10'),
      uses: 'healer.heal',
    },
    keeps: {
      why: 'lets the ships die of a player who is about to win, having cards enough',
      at: {
        offense: 'blue',
        destiny: ['red'],
        green: {
          alien: 'healer',
          hand: [
            'attack-40',
            'attack-30',
            'attack-20',
            'attack-15',
            'attack-14',
            'attack-13',
            'attack-12',
            'attack-12',
            'attack-11',
            'negotiate',
            'negotiate',
            'negotiate',
          ],
        },
        red: {
          ships: { 'red-1': 8, ...fourOf('yellow-1', 'yellow-2', 'blue-2', 'blue-3') },
          warp: 8,
          hand: ['attack-00'],
        },
      },
      by: 'green',
      play: (table) => void table.encounter({ defense: 'red', ships: 4 }).lay('attack-10', 'attack-00'),
      keeps: 'healer.heal',
    },
  },
  observer: {
    gains: {
      why: 'joins a doubtful attack, since its ships come home from it',
      at: {
        ...open,
        offense: 'blue',
        blue: two('attack-08'),
        red: { alien: 'observer' },
        yellow: two('attack-10'),
        green: two('attack-10'),
      },
      play: (table) => void table.encounter({ defense: 'yellow', ships: 1 }).invites('offense', 'red'),
      asked: 'ally',
      says: 'join:offense',
      without: 'decline',
    },
  },
  remora: {
    gains: {
      why: 'clings to a ship that comes out of the warp',
      at: { green: { alien: 'remora', hand: ['attack-04'], warp: 4 }, red: { warp: 2 } },
      by: 'green',
      uses: 'remora.cling-ship',
    },
    keeps: 'what it clings to costs nothing',
  },
  spiff: {
    gains: {
      why: 'lays its nought to lose by far and crash on the planet',
      at: {
        ...open,
        red: { alien: 'spiff', hand: ['attack-09', 'attack-00'] },
        blue: two('attack-12'),
        yellow: { hand: ['attack-13', 'attack-14'] },
        green: { hand: ['attack-14', 'attack-15'] },
      },
      play: comes(1),
      asked: 'select',
      says: 'attack-00',
    },
    keeps: 'the ship would be lost otherwise',
  },
  vacuum: {
    gains: {
      why: 'drags the leader along',
      at: {
        red: { alien: 'vacuum', hand: ['attack-04'] },
        yellow: { ships: fourOf('green-1', 'green-2', 'green-3', 'blue-2') },
      },
      play: laid(4, 'attack-04', 'attack-10'),
      asked: 'vacuum',
      says: (ships) => ((ships as Record<string, number>)['2'] ?? 0) >= 3,
    },
  },
  void: {
    gains: {
      why: 'lays what wins for sure, and the ships it beats leave the game',
      at: {
        ...open,
        red: { alien: 'void', hand: ['attack-12', 'attack-20'] },
        blue: { hand: ['attack-12', 'attack-13'] },
        yellow: two('attack-10'),
        green: two('attack-10'),
      },
      play: comes(4),
      asked: 'select',
      says: 'attack-20',
      after: (table) =>
        void table.selects('blue', 'attack-12').expectResult('offense-won').expectRemoved('blue', 4),
    },
  },
  zombie: {
    gains: {
      why: 'joins a doubtful attack, since its ships do not die',
      at: {
        ...open,
        offense: 'blue',
        blue: two('attack-08'),
        red: { alien: 'zombie' },
        yellow: two('attack-10'),
        green: two('attack-10'),
      },
      play: (table) => void table.encounter({ defense: 'yellow', ships: 1 }).invites('offense', 'red'),
      asked: 'ally',
      says: 'join:offense',
      without: 'decline',
    },
  },
} as const satisfies Readonly<Record<string, Shown>>;
