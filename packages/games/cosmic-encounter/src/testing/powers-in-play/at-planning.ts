import type { Shown } from './moment.ts';
import { comes, laid, open, others, two } from './story.ts';

/** Powers that work while cards are selected. */
export const atPlanning = {
  amoeba: {
    gains: {
      why: 'flows into an encounter that more ships will win',
      at: {
        ...open,
        red: { alien: 'amoeba', hand: ['attack-05'] },
        ...others('attack-08'),
      },
      play: laid(2, 'attack-05', 'attack-08'),
      uses: 'amoeba.ooze',
      then: ['in'],
    },
    keeps: {
      why: 'stays where it is when it wins anyhow',
      at: {
        ...open,
        red: { alien: 'amoeba', hand: ['attack-40'] },
        ...others('attack-08'),
      },
      play: laid(4, 'attack-40', 'attack-08'),
      keeps: 'amoeba.ooze',
    },
  },
  calculator: {
    gains: {
      why: 'lowers the card that would beat its own',
      at: {
        ...open,
        red: { alien: 'calculator', hand: ['attack-06'] },
        blue: two('attack-10'),
        yellow: two('attack-10'),
        green: two('attack-08'),
      },
      play: laid(4, 'attack-06', 'attack-10'),
      uses: 'calculator.equalize',
    },
    keeps: {
      why: 'leaves its own card as high as it is',
      at: {
        ...open,
        red: { alien: 'calculator', hand: ['attack-14'] },
        ...others('attack-08'),
      },
      play: laid(3, 'attack-14', 'attack-08'),
      keeps: 'calculator.equalize',
    },
  },
  kamikaze: {
    gains: {
      why: 'gives ships for cards when it has nothing to fight with',
      at: { red: { alien: 'kamikaze', hand: ['attack-00'] } },
      play: comes(4),
      uses: 'kamikaze.sacrifice',
    },
    keeps: {
      why: 'keeps its ships when every one of them holds a colony',
      at: {
        red: {
          alien: 'kamikaze',
          hand: ['attack-40', 'attack-30'],
          warp: 10,
          ships: { 'red-1': 1, 'red-2': 1, 'red-3': 5, 'green-1': 1, 'green-2': 1, 'yellow-1': 1 },
        },
      },
      play: comes(4),
      keeps: 'kamikaze.sacrifice',
      atLeast: 4,
    },
  },
  loser: {
    gains: {
      why: 'declares an upset with a hand that can only lose',
      at: {
        ...open,
        red: { alien: 'loser', hand: ['attack-00', 'attack-01'] },
        blue: two('attack-10'),
        yellow: two('attack-10'),
        green: two('attack-08'),
      },
      play: comes(1),
      uses: 'loser.upset',
    },
    keeps: {
      why: 'wins as others do with a hand that cannot lose',
      at: {
        ...open,
        red: { alien: 'loser', hand: ['attack-40', 'attack-30'] },
        ...others('attack-08'),
      },
      play: comes(4),
      keeps: 'loser.upset',
    },
  },
  mirror: {
    gains: {
      why: 'turns its four into a forty, and twenties into twos',
      at: {
        ...open,
        red: { alien: 'mirror', hand: ['attack-04'] },
        blue: two('attack-20'),
        yellow: two('attack-10'),
        green: two('attack-10'),
      },
      play: laid(4, 'attack-04', 'attack-20'),
      uses: 'mirror.reversal',
    },
    keeps: {
      why: 'leaves a twenty that beats an eight as it is',
      at: {
        ...open,
        red: { alien: 'mirror', hand: ['attack-20'] },
        ...others('attack-08'),
      },
      play: laid(4, 'attack-20', 'attack-08'),
      keeps: 'mirror.reversal',
    },
  },
  miser: {
    gains: {
      why: 'fights with a card of its hoard when its hand has none that wins',
      at: {
        ...open,
        red: { alien: 'miser', hand: ['attack-04', 'attack-00'], onSheet: ['attack-30', 'attack-06'] },
        blue: two('attack-10'),
        yellow: two('attack-10'),
        green: two('attack-08'),
      },
      play: comes(4),
      asked: 'select',
      says: 'attack-30',
    },
    keeps: {
      why: 'keeps what is in the hoard where a card of its hand wins as well',
      at: {
        ...open,
        red: { alien: 'miser', hand: ['attack-12', 'attack-00'], onSheet: ['attack-30', 'attack-20'] },
        ...others('attack-08'),
      },
      play: comes(4),
      asked: 'select',
      says: 'attack-12',
    },
  },
  oracle: {
    gains: {
      why: 'lays just enough to beat the card it has seen',
      at: { red: { alien: 'oracle', hand: ['attack-12', 'attack-40', 'attack-04'] } },
      play: (table) => void table.encounter({ defense: 'blue', ships: 4 }).selects('blue', 'attack-10'),
      asked: 'select',
      says: 'attack-12',
      atLeast: 4,
    },
    keeps: {
      why: 'throws away its lowest card where none of its cards would win',
      at: {
        red: { alien: 'oracle', hand: ['attack-12', 'attack-20', 'attack-04'] },
        blue: { hand: ['attack-40'] },
      },
      play: (table) => void table.encounter({ defense: 'blue', ships: 1 }).selects('blue', 'attack-40'),
      asked: 'select',
      says: 'attack-04',
    },
  },
  sorcerer: {
    gains: {
      why: 'takes the better card that lies opposite',
      at: {
        ...open,
        red: { alien: 'sorcerer', hand: ['attack-04'] },
        blue: two('attack-10'),
        yellow: two('attack-10'),
        green: two('attack-08'),
      },
      play: laid(4, 'attack-04', 'attack-10'),
      uses: 'sorcerer.magic',
    },
    keeps: {
      why: 'keeps the better card that it has laid itself',
      at: {
        ...open,
        red: { alien: 'sorcerer', hand: ['attack-20'] },
        blue: two('attack-10'),
        yellow: two('attack-10'),
        green: two('attack-08'),
      },
      play: laid(4, 'attack-20', 'attack-10'),
      keeps: 'sorcerer.magic',
    },
  },
  trader: {
    gains: {
      why: 'trades a poor hand for a full one',
      at: { red: { alien: 'trader', hand: ['attack-00'] }, blue: { hand: 8 } },
      play: comes(4),
      uses: 'trader.transference',
    },
    keeps: {
      why: 'keeps a good hand from an opponent who has hardly any cards',
      at: {
        red: { alien: 'trader', hand: ['attack-40', 'attack-30', 'attack-20', 'reinforcement-5'] },
        blue: { hand: 1 },
      },
      play: comes(4),
      keeps: 'trader.transference',
    },
  },
} as const satisfies Readonly<Record<string, Shown>>;
