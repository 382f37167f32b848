import type { Shown } from './moment.ts';
import { comes, laid, open, two } from './story.ts';

/** Powers that work when it is decided who has won: on cards, tokens and turns. */
export const afterReveal = {
  barbarian: {
    gains: {
      why: 'picks the best cards of the hand it has conquered',
      at: {
        red: { alien: 'barbarian', hand: ['attack-20'] },
        blue: { hand: ['attack-06', 'attack-40', 'attack-04', 'attack-30', 'attack-05'] },
      },
      play: laid(2, 'attack-20', 'attack-06'),
      asked: 'pick-cards',
      says: (cards) => ['attack-30', 'attack-40'].every((card) => (cards as string[]).includes(card)),
    },
  },
  clone: {
    gains: {
      why: 'takes a forty back',
      at: { red: { alien: 'clone', hand: ['attack-40', 'attack-06'] } },
      play: laid(4, 'attack-40', 'attack-06'),
      uses: 'clone.replicate',
    },
    keeps: {
      why: 'lets a negotiate go that has lost it the encounter',
      at: { red: { alien: 'clone', hand: ['negotiate', 'attack-06'] } },
      play: laid(4, 'negotiate', 'attack-06'),
      keeps: 'clone.replicate',
    },
  },
  fido: {
    gains: {
      why: 'fetches a card that another player is glad of, and is rewarded for it',
      at: { green: { alien: 'fido', hand: ['attack-04'] }, red: { hand: ['attack-12'] } },
      by: 'green',
      play: laid(4, 'attack-12', 'attack-10'),
      uses: 'fido.fetch',
      atLeast: 4,
    },
    keeps: {
      why: 'lets a four lie that no player wants',
      at: { green: { alien: 'fido' } },
      by: 'green',
      play: laid(4, 'attack-04', 'attack-04'),
      keeps: 'fido.fetch',
    },
  },
  filch: {
    gains: {
      why: 'takes the thirty that it has just beaten',
      at: { red: { alien: 'filch', hand: ['attack-40', 'attack-06'] }, blue: { hand: ['attack-30'] } },
      play: laid(4, 'attack-40', 'attack-30'),
      uses: 'filch.theft',
    },
    keeps: {
      why: 'wants no negotiate, having better cards',
      at: {
        red: { alien: 'filch', hand: ['attack-40', 'attack-10', 'attack-12', 'attack-14', 'attack-15'] },
        blue: { ships: { 'blue-1': 1 } },
      },
      play: laid(4, 'attack-40', 'negotiate'),
      keeps: 'filch.theft',
    },
  },
  hacker: {
    gains: {
      why: 'is compensated by the player who has cards to choose from',
      at: {
        red: { alien: 'hacker', hand: ['negotiate', 'attack-06'] },
        blue: { hand: ['attack-06', 'attack-04', 'attack-04'] },
        yellow: { hand: 8 },
      },
      play: laid(3, 'negotiate', 'attack-06'),
      uses: 'hacker.hack',
    },
    keeps: 'to choose is never worse than to be given by chance',
  },
  machine: {
    gains: {
      why: 'goes on with a hand that wins again',
      at: { red: { alien: 'machine', hand: ['attack-06', 'attack-40', 'attack-30'] } },
      play: laid(4, 'attack-06', 'attack-08'),
      uses: 'machine.continuity',
    },
    keeps: 'each encounter more brings a ship out of the warp, and is one more chance',
  },
  reincarnator: {
    gains: {
      why: 'loses with its lowest card, and is reborn',
      at: {
        ...open,
        red: { alien: 'reincarnator', hand: ['attack-04', 'attack-12'] },
        blue: { hand: ['attack-15', 'attack-14'] },
        yellow: two('attack-10'),
        green: two('attack-10'),
      },
      play: comes(1),
      asked: 'select',
      says: 'attack-04',
      after: (table) => void table.selects('blue', 'attack-15').expectTurn('blue').expectSheets('red', 2),
    },
  },
  'tick-tock': {
    gains: {
      why: 'loses on purpose where a token less wins it the game',
      at: { red: { alien: 'tick-tock', tokens: 1, hand: ['attack-40', 'attack-00'] } },
      play: comes(4),
      asked: 'select',
      says: 'attack-00',
      without: 'attack-40',
      atLeast: 4,
    },
  },
  vulch: {
    gains: {
      why: 'stops Magic with the zap that it has picked up',
      at: {
        ...open,
        red: { alien: 'vulch', hand: ['attack-20'] },
        blue: { alien: 'sorcerer', ...two('attack-06') },
        yellow: { alien: 'mind', ...two('attack-10') },
        green: { hand: ['attack-10', 'cosmic-zap'] },
      },
      play: (table) =>
        void table
          .encounter({ defense: 'blue', ships: 4 })
          .uses('yellow', 'mind.knowledge', 'red')
          .zaps('green')
          .lay('attack-20', 'attack-06')
          .uses('blue', 'sorcerer.magic'),
      uses: 'cosmic-zap',
    },
  },
} as const satisfies Readonly<Record<string, Shown>>;
