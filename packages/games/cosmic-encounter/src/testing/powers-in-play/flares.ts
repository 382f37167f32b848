import type { Moment } from './moment.ts';
import { fourOf, laid, open, others, two } from './story.ts';

/** Flares, by the alien they are of: played where they gain, and kept where they would not. */
export const flares: readonly Moment[] = [
  {
    why: 'Human: an attack that loses becomes a forty-two',
    at: { red: { hand: ['attack-04', 'flare-human'] } },
    play: laid(4, 'attack-04', 'attack-10'),
    uses: 'human.wild',
  },
  {
    why: 'Human: kept where the attack wins as it is',
    at: { red: { hand: ['attack-20', 'flare-human'] } },
    play: laid(4, 'attack-20', 'attack-08'),
    keeps: 'human.wild',
  },
  {
    why: 'Macron: ships that count twice turn the encounter',
    at: { red: { hand: ['attack-06', 'flare-macron'] } },
    play: laid(4, 'attack-06', 'attack-08'),
    uses: 'macron.wild',
  },
  {
    why: 'Macron: kept where that is not enough',
    at: { red: { hand: ['attack-04', 'flare-macron'] }, blue: { hand: ['attack-30'] } },
    play: laid(4, 'attack-04', 'attack-30'),
    keeps: 'macron.wild',
  },
  {
    why: 'Citadel: a defense that loses by little is held',
    at: { offense: 'blue', destiny: ['red'], red: { hand: ['attack-06', 'flare-citadel'] } },
    play: (table) => void table.encounter({ defense: 'red', ships: 4 }).lay('attack-10', 'attack-06'),
    uses: 'citadel.wild',
  },
  {
    why: 'Citadel: no help for the defense of others',
    at: { red: { hand: ['attack-12', 'flare-citadel'] } },
    play: laid(4, 'attack-12', 'attack-08'),
    keeps: 'citadel.wild',
  },
  {
    why: 'Tripler: a twenty is cut down to a third',
    at: { red: { hand: ['attack-08', 'flare-tripler'] }, blue: { hand: ['attack-20'] } },
    play: laid(4, 'attack-08', 'attack-20'),
    uses: 'tripler.wild',
  },
  {
    why: 'Tripler: kept where a twenty loses anyhow',
    at: { red: { hand: ['attack-40', 'flare-tripler'] }, blue: { hand: ['attack-20'] } },
    play: laid(4, 'attack-40', 'attack-20'),
    keeps: 'tripler.wild',
  },
  {
    why: 'Warpish: the own dead turn the encounter',
    at: { red: { hand: ['attack-06', 'flare-warpish'], warp: 6 } },
    play: laid(4, 'attack-06', 'attack-10'),
    uses: 'warpish.wild',
  },
  {
    why: 'Warpish: kept where they are too few',
    at: { red: { hand: ['attack-04', 'flare-warpish'], warp: 2 }, blue: { hand: ['attack-20'] } },
    play: laid(4, 'attack-04', 'attack-20'),
    keeps: 'warpish.wild',
  },
  {
    why: 'Pacifist: a negotiate that is attacked strikes back with fifteen',
    at: { red: { hand: ['negotiate', 'flare-pacifist'] } },
    play: laid(4, 'negotiate', 'attack-10'),
    uses: 'pacifist.wild',
  },
  {
    why: 'Pacifist: kept where fifteen would lose, for the sake of the compensation',
    at: {
      red: { hand: ['negotiate', 'attack-04', 'attack-06', 'attack-08', 'flare-pacifist'] },
      blue: { hand: ['attack-30', 'attack-08', 'attack-08', 'attack-10', 'attack-10'] },
    },
    play: laid(4, 'negotiate', 'attack-30'),
    keeps: 'pacifist.wild',
    atLeast: 3,
  },
  {
    why: 'Zombie: a ship is saved from the warp',
    at: { red: { hand: ['attack-04', 'flare-zombie'] } },
    play: laid(4, 'attack-04', 'attack-10'),
    uses: 'zombie.wild',
  },
  {
    why: 'Vacuum: ships come out of the warp when others attack',
    at: { green: { hand: ['attack-04', 'flare-vacuum'], warp: 6 } },
    by: 'green',
    play: laid(4, 'attack-04', 'attack-10'),
    uses: 'vacuum.wild',
  },
  {
    why: 'Shadow: the conquerors go down with the planet that would win them the game',
    at: {
      offense: 'blue',
      destiny: ['red'],
      red: { hand: ['attack-04', 'flare-shadow'] },
      blue: { hand: ['attack-20'], ships: fourOf('green-1', 'green-2', 'green-3', 'yellow-1') },
    },
    play: (table) => void table.encounter({ defense: 'red', ships: 4 }).lay('attack-20', 'attack-04'),
    uses: 'shadow.wild',
  },
  {
    why: 'Mite: the allies of the other side are sent home',
    at: {
      ...open,
      red: { hand: ['attack-10', 'flare-mite'] },
      ...others('attack-08'),
    },
    play: (table) =>
      void table
        .encounter({ defense: 'blue', ships: 4 })
        .invites('offense')
        .invites('defense', 'yellow', 'green')
        .joins('yellow', 'defense', 4)
        .joins('green', 'defense', 4),
    uses: 'mite.wild',
  },
  {
    why: 'Mite: kept where a forty wins against all of them',
    at: {
      ...open,
      red: { hand: ['attack-40', 'flare-mite'] },
      ...others('attack-08'),
    },
    play: (table) =>
      void table
        .encounter({ defense: 'blue', ships: 4 })
        .invites('offense')
        .invites('defense', 'yellow', 'green')
        .joins('yellow', 'defense', 4)
        .joins('green', 'defense', 4),
    keeps: 'mite.wild',
  },
  {
    why: 'Loser: a planet that would win the offense the game is better lost to both',
    at: {
      ...open,
      offense: 'blue',
      destiny: ['red'],
      red: { hand: ['attack-04', 'flare-loser'] },
      blue: { hand: ['attack-20', 'attack-15'], ships: fourOf('green-1', 'green-2', 'green-3', 'yellow-1') },
      yellow: two('attack-10'),
      green: two('attack-10'),
    },
    play: (table) => void table.encounter({ defense: 'red', ships: 4 }),
    uses: 'loser.wild',
  },
  {
    why: 'Loser: kept by an offense that wins',
    at: {
      ...open,
      red: { hand: ['attack-40', 'flare-loser'] },
      ...others('attack-08'),
    },
    play: (table) => void table.encounter({ defense: 'blue', ships: 4 }),
    keeps: 'loser.wild',
  },
  {
    why: 'Hacker: no compensation is paid',
    at: { red: { hand: ['attack-08', 'attack-20', 'attack-15', 'attack-30', 'flare-hacker'] } },
    play: laid(4, 'attack-08', 'negotiate'),
    uses: 'hacker.wild',
  },
];
