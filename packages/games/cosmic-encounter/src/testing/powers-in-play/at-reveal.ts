import type { Shown } from './moment.ts';
import { comes, laid, open, others, two } from './story.ts';

/** Powers that work when the cards are revealed. */
export const atReveal = {
  'anti-matter': {
    gains: {
      why: 'lays its lowest card, since the lower total wins',
      at: {
        ...open,
        red: { alien: 'anti-matter', hand: ['attack-40', 'attack-00'] },
        blue: two('attack-06'),
        yellow: two('attack-08'),
        green: two('attack-10'),
      },
      play: comes(4),
      asked: 'select',
      says: 'attack-00',
      without: 'attack-40',
    },
  },
  chosen: {
    gains: {
      why: 'prays for a better card where it has lost',
      at: {
        red: { alien: 'chosen', hand: ['attack-04', 'attack-06'] },
        blue: { hand: ['attack-12', 'attack-08'] },
      },
      play: laid(4, 'attack-04', 'attack-12'),
      uses: 'chosen.intervention',
    },
    keeps: {
      why: 'leaves the deck alone where it has won',
      at: { red: { alien: 'chosen', hand: ['attack-40', 'attack-06'] } },
      play: laid(4, 'attack-40', 'attack-06'),
      keeps: 'chosen.intervention',
    },
  },
  fodder: {
    gains: {
      why: 'throws in low cards that turn the encounter',
      at: { red: { alien: 'fodder', hand: ['attack-04', 'attack-06', 'attack-08'] } },
      play: laid(4, 'attack-04', 'attack-10'),
      uses: 'fodder.overwhelm',
      then: [(cards) => (cards as string[]).length > 0],
      atLeast: 4,
    },
    keeps: {
      why: 'keeps its cards where they would not be enough',
      at: {
        red: { alien: 'fodder', hand: ['attack-04', 'attack-06', 'attack-08'] },
        blue: { hand: ['attack-40'] },
      },
      play: laid(2, 'attack-04', 'attack-40'),
      keeps: 'fodder.overwhelm',
    },
  },
  gambler: {
    gains: {
      why: 'calls a low card a high one, where it would lose',
      at: { red: { alien: 'gambler', hand: ['attack-04', 'attack-06'] } },
      play: laid(4, 'attack-04', 'attack-10'),
      uses: 'gambler.bluff',
      atLeast: 4,
    },
    keeps: 'to say what the card is costs nothing, and an opponent who doubts it pays',
  },
  human: {
    gains: {
      why: 'wins with a low card and the four of Humanity, and keeps the high one',
      at: {
        ...open,
        red: { alien: 'human', hand: ['attack-05', 'attack-20'] },
        ...others('attack-06'),
      },
      play: comes(4),
      asked: 'select',
      says: 'attack-05',
      without: 'attack-20',
    },
  },
  pacifist: {
    gains: {
      why: 'wins with a negotiate, since all others attack',
      at: {
        ...open,
        red: { alien: 'pacifist', hand: ['negotiate', 'attack-12'] },
        blue: two('attack-10'),
        yellow: two('attack-08'),
        green: two('attack-08'),
      },
      play: comes(4),
      asked: 'select',
      says: 'negotiate',
      without: 'attack-12',
    },
  },
  reserve: {
    gains: {
      why: 'lays a low attack as a reinforcement where that turns the encounter',
      at: { red: { alien: 'reserve', hand: ['attack-04', 'attack-06', 'attack-05'] } },
      play: laid(4, 'attack-04', 'attack-08'),
      uses: 'reserve.reinforce',
      then: ['offense', (cards) => (cards as string[]).length > 0],
    },
    keeps: {
      why: 'keeps them where it has won already',
      at: { red: { alien: 'reserve', hand: ['attack-20', 'attack-06', 'attack-05'] } },
      play: laid(4, 'attack-20', 'attack-08'),
      keeps: 'reserve.reinforce',
    },
  },
  tripler: {
    gains: {
      why: 'lays a ten that counts thirty rather than a twenty that counts seven',
      at: {
        ...open,
        red: { alien: 'tripler', hand: ['attack-10', 'attack-20'] },
        blue: { hand: ['attack-15', 'attack-14'] },
        yellow: { hand: ['attack-14', 'attack-13'] },
        green: { hand: ['attack-12', 'attack-12'] },
      },
      play: comes(4),
      asked: 'select',
      says: 'attack-10',
      without: 'attack-20',
    },
  },
  virus: {
    gains: {
      why: 'wins with a low card times its ships, and keeps the high one',
      at: {
        ...open,
        red: { alien: 'virus', hand: ['attack-05', 'attack-20'] },
        blue: two('attack-10'),
        yellow: two('attack-08'),
        green: two('attack-08'),
      },
      play: comes(4),
      asked: 'select',
      says: 'attack-05',
      without: 'attack-20',
    },
  },
  warpish: {
    gains: {
      why: 'wins with a low card and the dead of all players, and keeps the high one',
      at: {
        ...open,
        red: { alien: 'warpish', hand: ['attack-05', 'attack-20'], warp: 6 },
        blue: { ...two('attack-10'), warp: 3 },
        yellow: { ...two('attack-08'), warp: 4 },
        green: { ...two('attack-08'), warp: 4 },
      },
      play: comes(4),
      asked: 'select',
      says: 'attack-05',
      without: 'attack-20',
    },
  },
  warrior: {
    gains: {
      why: 'wins with a low card and its experience, and keeps the high one',
      at: {
        ...open,
        red: { alien: 'warrior', tokens: 12, hand: ['attack-05', 'attack-20'] },
        blue: two('attack-10'),
        yellow: two('attack-08'),
        green: two('attack-08'),
      },
      play: comes(4),
      asked: 'select',
      says: 'attack-05',
      without: 'attack-20',
    },
  },
} as const satisfies Readonly<Record<string, Shown>>;
