import type { AlienId } from '../../content/aliens.ts';
import { type CardFace, classicFilchFlare } from '../../content/cosmic-cards.ts';
import type { TechId } from '../../content/technologies.ts';
import type { Colour, PlayerDescription, PositionDescription } from '../../index.ts';

/** What the usual arrangements meet too seldom, and the position that leads to it. Red has the alien or technology. */
export interface RareMoment extends PositionDescription {
  /** The ability it is all about. */
  readonly ability: string;
  readonly alien?: AlienId;
  readonly tech?: TechId;
  /** The alien's flare lies with Red, or with Blue if nothing is said. */
  readonly isSuper?: true;
}

const weak: readonly CardFace[] = ['attack-04', 'attack-06', 'attack-08', 'negotiate'];
const middling: readonly CardFace[] = ['attack-08', 'attack-10', 'negotiate'];
const strong: readonly CardFace[] = ['attack-30', 'attack-20', 'attack-20', 'attack-15'];
const peaceful: readonly CardFace[] = ['negotiate', 'negotiate', 'negotiate', 'negotiate'];
const low: readonly CardFace[] = ['attack-04', 'attack-06'];

/** All hands but Red's. */
const others = (hand: readonly CardFace[]) => ({
  blue: { hand },
  yellow: { hand },
  green: { hand },
  purple: { hand },
});

/** Blue comes to Red, and comes again. */
const redDefends = { offense: 'blue', destiny: ['red', 'red', 'red'] } as const satisfies PositionDescription;

/** All of Red's ships on one planet, the rest far from home. */
const alone = (warp: number, removed: number): PlayerDescription => ({
  warp,
  removed,
  ships: { 'red-1': 20 - warp - removed, 'red-2': 0, 'red-3': 0, 'red-4': 0, 'red-5': 0 },
});

const isHeldByRed = { isSuper: true } as const;
const redStarts = { offense: 'red' as Colour };

export const rareMoments: readonly RareMoment[] = [
  // its holder helps itself, and the others cry out
  {
    ability: 'filch.caught',
    alien: 'filch',
    options: { filchFlare: 'classic' },
    blue: { extra: [classicFilchFlare] },
  },
  // a deck that runs out
  { ability: 'tick-tock.wild', alien: 'tick-tock', red: { tokens: 10 }, deck: [], deckCount: 2 },
  { ability: 'tick-tock.super', alien: 'tick-tock', ...isHeldByRed, red: { tokens: 10 } },
  { ability: 'loser.super', alien: 'loser', ...isHeldByRed, ...redStarts },
  // negotiates on both sides
  {
    ability: 'pacifist.super',
    alien: 'pacifist',
    ...isHeldByRed,
    ...redStarts,
    red: { hand: peaceful },
    ...others(['negotiate', 'negotiate']),
  },
  // a negotiate against an attack
  {
    ability: 'hacker.super',
    alien: 'hacker',
    ...isHeldByRed,
    ...redStarts,
    red: { hand: peaceful },
    ...others(low),
  },
  {
    ability: 'clone.super',
    alien: 'clone',
    ...isHeldByRed,
    ...redStarts,
    red: { hand: peaceful },
    ...others(low),
  },
  // a victory without those who were invited, or against them
  {
    ability: 'grudge.super',
    alien: 'grudge',
    ...isHeldByRed,
    ...redStarts,
    red: { hand: strong },
    ...others(weak),
  },
  {
    ability: 'cudgel.super',
    alien: 'cudgel',
    ...isHeldByRed,
    ...redStarts,
    red: { hand: strong },
    ...others(weak),
  },
  // a colony beside another player's
  {
    ability: 'cudgel.wild',
    alien: 'cudgel',
    ...redDefends,
    red: { hand: weak },
    ...others(weak),
    blue: { hand: strong },
    yellow: { hand: weak, ships: { 'red-1': 1, 'red-2': 1, 'red-3': 1 } },
    green: { hand: weak, ships: { 'red-4': 1, 'red-5': 1 } },
  },
  // defeats by a little more or less
  {
    ability: 'spiff.super',
    alien: 'spiff',
    ...isHeldByRed,
    ...redStarts,
    red: { hand: [...low, ...low] },
    ...others(middling),
  },
  {
    ability: 'collapsium-hulls',
    tech: 'collapsium-hulls',
    ...redDefends,
    red: { hand: [...low, ...low] },
    ...others(middling),
  },
  // reinforcements to stop, and negotiates to pay with
  {
    ability: 'reserve.stop',
    alien: 'reserve',
    ...redDefends,
    red: { hand: [...low, 'negotiate', 'negotiate'] },
    ...others(middling),
    blue: { hand: [...middling, 'reinforcement-3', 'reinforcement-3'] },
    yellow: { hand: [...middling, 'reinforcement-3'] },
  },
  // citadels to fight at
  {
    ability: 'citadel.super',
    alien: 'citadel',
    ...isHeldByRed,
    ...redDefends,
    beside: {
      'red-1': ['attack-05'],
      'red-2': ['attack-09'],
      'red-3': ['attack-14'],
      'red-4': ['attack-00'],
    },
  },
  // ships to bring back from the warp
  { ability: 'kamikaze.super', alien: 'kamikaze', ...isHeldByRed, ...redStarts, red: { warp: 4 } },
  { ability: 'masochist.super', alien: 'masochist', ...isHeldByRed, ...redStarts, red: { warp: 4 } },
  { ability: 'zombie.super', alien: 'zombie', ...isHeldByRed, ...redStarts },
  { ability: 'warpspace-key', tech: 'warpspace-key', ...redStarts, red: { warp: 4 } },
  // the last ships about to be lost
  {
    ability: 'masochist.hurt-yourself',
    alien: 'masochist',
    tech: 'xenon-lasers',
    ...redDefends,
    red: { hand: low, ...alone(6, 12) },
    ...others(middling),
  },
  { ability: 'dictator.super', alien: 'dictator', ...isHeldByRed, ...redStarts },
  { ability: 'shadow.super', alien: 'shadow', ...isHeldByRed, ...redStarts },
  { ability: 'barbarian.super', alien: 'barbarian', ...isHeldByRed, ...redStarts },
  { ability: 'lunar-cannon', tech: 'lunar-cannon', ...redDefends, cannon: ['red-1', 'red-2'] },
  {
    ability: 'lunar-cannon.move',
    tech: 'lunar-cannon',
    ...redStarts,
    destiny: ['wild', 'wild'],
    cannon: ['red-1', 'red-2'],
  },
  { ability: 'plasma-thrusters.defend', tech: 'plasma-thrusters', ...redDefends },
];
