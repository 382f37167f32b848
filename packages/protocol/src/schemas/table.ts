import type { MatchResult, SeatHolder } from '@starboard/host';
import { z } from 'zod';
import { clock } from './clock.ts';
import { exactly } from './exactly.ts';
import { count, event, json, outcome, reason, seat } from './parts.ts';
import type { Said } from './said.ts';

export const tableStatus = z.enum(['open', 'playing', 'finished', 'closed']);

const seatHolder = exactly<SeatHolder>()(
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('open') }),
    z.strictObject({
      kind: z.literal('person'),
      account: z.string(),
      name: z.string(),
      isReady: z.boolean(),
      /** The bot that plays while this person is away; they take the seat back by coming back. */
      standIn: z.string().exactOptional(),
      /** Gave the seat up for good; the stand-in plays on. */
      hasResigned: z.literal(true).exactOptional(),
    }),
    z.strictObject({ kind: z.literal('bot'), level: z.string() }),
  ]),
);

/** Whether others may watch, and how many seconds behind the players. */
export const spectatorRule = z.strictObject({
  allowed: z.boolean(),
  delay: z.number().int().min(0).max(3600),
});

/** Whether moments to react in are as short as their motion unless held, or each as long as any other. */
export const pauses = z.enum(['natural', 'strict']);

/** A line in the lobby's list. */
export const tableSummary = z.strictObject({
  id: z.string(),
  status: tableStatus,
  game: z.string(),
  seats: z.array(seatHolder),
  clock,
  isPublic: z.boolean(),
  spectators: spectatorRule,
  /** Account of its owner: the player who opened it, or took over when they left. */
  host: z.string(),
  createdAt: z.number(),
  /** Brought here as a file: its names and its result are what that file says, and count for nothing. */
  isImported: z.literal(true).exactOptional(),
});

const dropped = {
  /** Who had asked for it, or agreed to the end. */
  seats: z.array(seat),
  /** The version of the table that told it first: tells it from every other. */
  version: count,
};

/** Something that was asked of all players of a table and came to nothing: one of them said no, or it could not be. */
const droppedRequest = z.union([
  z.strictObject({ ...dropped, about: z.enum(['takeback', 'vote-end']), by: seat }),
  z.strictObject({ ...dropped, about: z.literal('takeback'), why: reason }),
]);

const resigned = { kind: z.literal('resigned'), outcome };
const agreed = { kind: z.literal('agreed') };

const counted = {
  /** What each seat had by then, where the game counts points. */
  points: z.array(z.number()).exactOptional(),
  /** Seats of people for whom a bot played at the end: the result counts for nothing there. Missing where none did. */
  standIns: z.array(seat).exactOptional(),
};

/** How a match ended. */
export const matchResult = exactly<MatchResult>()(
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('played'), outcome, ...counted }),
    z.strictObject({ ...resigned, ...counted }),
    z.strictObject({ ...agreed, ...counted }),
  ]),
);

/** A table as those who may open it see it. */
export const tableDetail = tableSummary.extend({
  options: z.record(z.string(), json),
  pauses,
  /** Short code to tell others; only those who sit here are given it. */
  code: z.string().nullable(),
  /** Grows with every change, so that an older message never hides a newer one. */
  version: count,
  /** Where the viewer sits. */
  seat: seat.nullable(),
  /** SHA-256 of the seed, published before the first card; the seed itself when the match is over. */
  seedHash: z.string().nullable(),
  seed: z.string().nullable(),
  result: matchResult.nullable(),
  /** Seats that want to end the match without a result. */
  endVotes: z.array(seat),
  /** Whose last move is to be taken back, who has agreed so far, and what all viewers could see of it. */
  takeback: z
    .strictObject({
      seat,
      agreed: z.array(seat),
      /** From which input it leads back: tells one such request from another. */
      from: count.nullable(),
      /** This too is told only to those who sit here: others may see the match later than they do. */
      move: z.array(event),
    })
    .nullable(),
  /** The latest request that came to nothing, until something is asked anew; told only to those who sit here. */
  dropped: droppedRequest.nullable(),
  rematch: z.string().nullable(),
  startedAt: z.number().nullable(),
  finishedAt: z.number().nullable(),
});

export type TableStatus = Said<typeof tableStatus>;
export type Pauses = Said<typeof pauses>;
export type SpectatorRule = Said<typeof spectatorRule>;
export type TableSummary = Said<typeof tableSummary>;
export type TableDetail = Said<typeof tableDetail>;
export type DroppedRequest = Said<typeof droppedRequest>;
