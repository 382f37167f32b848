import type { Moment } from './moment.ts';
import { comes, fourOf, laid, open, others, two } from './story.ts';

/** Powers face down: shown where that gains, and left a secret where it would not. */
export const hiddenPowers: readonly Moment[] = [
  {
    why: 'a hidden Sorcerer shows itself to take the better card',
    at: {
      ...open,
      red: { alien: 'sorcerer', hidden: true, hand: ['attack-04'] },
      blue: two('attack-10'),
      yellow: two('attack-10'),
      green: two('attack-08'),
    },
    play: laid(4, 'attack-04', 'attack-10'),
    uses: 'sorcerer.magic',
  },
  {
    why: 'a hidden Sorcerer stays hidden where its own card is the better one',
    at: {
      ...open,
      red: { alien: 'sorcerer', hidden: true, hand: ['attack-20'] },
      blue: two('attack-10'),
      yellow: two('attack-10'),
      green: two('attack-08'),
    },
    play: laid(4, 'attack-20', 'attack-10'),
    keeps: 'sorcerer.magic',
  },
  {
    why: 'a hidden Virus shows itself where multiplying wins',
    at: { red: { alien: 'virus', hidden: true, hand: ['attack-06'] } },
    play: laid(4, 'attack-06', 'attack-10'),
    uses: 'virus.multiply',
  },
  {
    why: 'a hidden Virus stays hidden where it wins as others do',
    at: { red: { alien: 'virus', hidden: true, hand: ['attack-20'] } },
    play: laid(4, 'attack-20', 'attack-08'),
    keeps: 'virus.multiply',
  },
];

export const zaps: readonly Moment[] = [
  {
    why: 'zaps the Magic that would take its winning card',
    at: {
      ...open,
      red: { hand: ['attack-20', 'cosmic-zap'] },
      blue: { alien: 'sorcerer', ...two('attack-06') },
      yellow: two('attack-08'),
      green: two('attack-08'),
    },
    play: (table) =>
      void table
        .encounter({ defense: 'blue', ships: 4 })
        .lay('attack-20', 'attack-06')
        .uses('blue', 'sorcerer.magic'),
    uses: 'cosmic-zap',
  },
  {
    why: 'keeps the zap where its forty wins all the same',
    at: {
      ...open,
      red: { hand: ['attack-40', 'cosmic-zap'] },
      blue: { alien: 'calculator', ...two('attack-06') },
      yellow: two('attack-08'),
      green: two('attack-08'),
    },
    play: (table) =>
      void table
        .encounter({ defense: 'blue', ships: 4 })
        .lay('attack-40', 'attack-06')
        .uses('blue', 'calculator.equalize'),
    keeps: 'cosmic-zap',
  },
  {
    why: 'keeps the zap from a power that only looks at cards',
    at: { red: { hand: ['attack-10', 'attack-08', 'cosmic-zap'] }, green: { alien: 'mind' } },
    play: (table) =>
      void table.encounter({ defense: 'blue', ships: 4 }).uses('green', 'mind.knowledge', 'blue'),
    keeps: 'cosmic-zap',
  },
  {
    why: 'zaps the zap of the power that wins it the encounter',
    at: {
      ...open,
      red: { alien: 'sorcerer', hand: ['attack-04', 'card-zap'] },
      blue: { hand: ['attack-20', 'cosmic-zap'] },
      yellow: two('attack-08'),
      green: two('attack-08'),
    },
    play: (table) =>
      void table
        .encounter({ defense: 'blue', ships: 4 })
        .lay('attack-04', 'attack-20')
        .uses('red', 'sorcerer.magic')
        .zaps('blue'),
    uses: 'card-zap',
  },
  {
    why: 'zaps a plague that is meant for it',
    at: {
      red: { hand: ['attack-40', 'attack-30', 'reinforcement-5', 'negotiate', 'card-zap'] },
      green: { extra: ['plague'] },
    },
    play: (table) => void table.plays('green', 'plague', 'red'),
    uses: 'card-zap',
  },
  {
    why: 'keeps the zap from a plague that is meant for the leader',
    at: {
      red: { hand: ['attack-40', 'attack-30', 'card-zap'] },
      blue: { ships: fourOf('green-1', 'green-2', 'green-3', 'yellow-1') },
      green: { extra: ['plague'] },
    },
    play: (table) => void table.plays('green', 'plague', 'blue'),
    keeps: 'card-zap',
  },
];

export const hands: readonly Moment[] = [
  {
    why: 'keeps its forty where a twelve is enough',
    at: {
      ...open,
      red: { hand: ['attack-40', 'attack-12'] },
      ...others('attack-06'),
    },
    play: comes(4),
    asked: 'select',
    says: 'attack-12',
  },
  {
    why: 'lays its forty where a colony wins the game',
    at: {
      red: { hand: ['attack-40', 'attack-12'], ships: fourOf('green-1', 'green-2', 'green-3', 'yellow-1') },
    },
    play: comes(4),
    asked: 'select',
    says: 'attack-40',
  },
  {
    why: 'lays a negotiate where it can only lose, and is compensated',
    at: {
      ...open,
      red: { hand: ['negotiate', 'attack-04'] },
      blue: { hand: ['attack-40', 'attack-30', 'attack-23', 'attack-20', 'attack-20'] },
      yellow: two('attack-08'),
      green: two('attack-08'),
    },
    play: comes(4),
    asked: 'select',
    says: 'negotiate',
    atLeast: 4,
  },
  {
    why: 'keeps its negotiate where an attack wins',
    at: {
      ...open,
      red: { hand: ['negotiate', 'attack-14'] },
      ...others('attack-06'),
    },
    play: comes(4),
    asked: 'select',
    says: 'attack-14',
  },
  {
    why: 'adds a reinforcement that turns the encounter',
    at: { red: { hand: ['attack-08', 'reinforcement-3'] } },
    play: laid(4, 'attack-08', 'attack-10'),
    uses: 'reinforcement-3',
  },
  {
    why: 'keeps a reinforcement that would not',
    at: { red: { hand: ['attack-04', 'reinforcement-3'] } },
    play: laid(2, 'attack-04', 'attack-10'),
    keeps: 'reinforcement-3',
  },
];
