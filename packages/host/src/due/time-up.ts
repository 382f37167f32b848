import { type Input, type Seat, seatsAsked } from '@starboard/engine';
import { botAt } from '../bots/bot-at.ts';
import type { HostedMatch } from '../hosted-match.ts';
import type { Seating } from '../seat-holder.ts';

/** The game's clock as an input, once the game wants to hear it. */
export const dueTick = (hosted: HostedMatch, now: number): Input | null =>
  hosted.wakesAt !== null && hosted.wakesAt <= now ? { at: hosted.gameTime(now) } : null;

/** Seats of people whose time is up. */
export const overdue = (hosted: HostedMatch, table: Seating, now: number): readonly Seat[] =>
  seatsAsked(hosted.match).flatMap((seat) => {
    const due = botAt(table, seat) === null ? hosted.dueOf(seat) : null;
    return due !== null && due <= now ? [seat] : [];
  });
