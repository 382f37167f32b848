import type { CardFace, PositionDescription } from '@starboard/cosmic-encounter';
import type { ScreenPlayer } from './screen-player.ts';

/** A position in which Red has a power or card, and how it is used there by what is on screen. */
export interface Story {
  readonly at: PositionDescription;
  readonly play: (red: ScreenPlayer) => Promise<void>;
}

/** Red comes to Blue; Yellow has nothing to come along with, and no bot has anything to choose. */
export const duel = {
  players: 3,
  destiny: ['blue'],
  yellow: { hand: 0, warp: 20 },
} as const satisfies PositionDescription;

/** Blue has this card to lay, and no other. */
export const lays = (face: CardFace) => ({ hand: [face] }) as const;

/** In Red's hand it stops the encounter once cards are revealed, so that the totals can be looked at. */
export const pause = 'reinforcement-2';
