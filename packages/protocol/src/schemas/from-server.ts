import type { ClockView } from '@starboard/host';
import { z } from 'zod';
import { chatLine } from './chat.ts';
import { exactly } from './exactly.ts';
import { left } from './left-answers.ts';
import { count, event, json, reason, seat, sections, viewer } from './parts.ts';
import type { Said } from './said.ts';
import { tableDetail, tableSummary } from './table.ts';

const table = z.string();

const seatClock = z.strictObject({
  seat,
  /** Milliseconds of reserve left when the running decision began. */
  reserve: z.number(),
  /** When the running decision runs out, in the server's milliseconds; null when the seat is not awaited. */
  due: z.number().nullable(),
});

/** Only clocks of seats that every viewer may know to be thinking, and the viewer's own. */
const clockView = exactly<ClockView>()(z.array(seatClock));

/** Everything the server says on a socket. It checks none of it itself; the tests check what it really sends. */
export const fromServer = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('welcome'),
    account: z.string().nullable(),
    now: z.number(),
    version: z.string(),
  }),
  /** Done, and durable. */
  z.strictObject({ type: z.literal('done'), id: z.string(), now: z.number().exactOptional() }),
  z.strictObject({
    type: z.literal('refused'),
    id: z.string().nullable(),
    reason,
    retryAfter: z.number().exactOptional(),
  }),
  /**
   * The whole picture. `missed`: what happened since the number the client came with, as far as it is kept; `isWhole`:
   * it is the whole log, and takes the place of what the client has, some of which may have been taken back.
   */
  z.strictObject({
    type: z.literal('view'),
    table,
    n: count,
    viewer,
    sections,
    missed: z.array(event).nullable(),
    isWhole: z.literal(true).exactOptional(),
  }),
  /**
   * What changed. `n` is one more than before, or the client has missed something. In real time one message may stand
   * for several, and its first number is `from`.
   */
  z.strictObject({
    type: z.literal('news'),
    table,
    from: count.exactOptional(),
    n: count,
    sections,
    events: z.array(event),
    /**
     * `step`: a player has stepped back from what the message numbered `undoes` told, 0 for nothing that was told.
     * `takeback`: a move was taken back by agreement, with all that came after it. A client that keeps a log and is not
     * told a number, or one from before its picture, watches anew, from 0.
     */
    back: z.enum(['step', 'takeback']).exactOptional(),
    undoes: count.exactOptional(),
    /** The request of this client that brought it about. */
    id: z.string().exactOptional(),
  }),
  z.strictObject({ type: z.literal('table'), table: tableDetail }),
  z.strictObject({
    type: z.literal('clock'),
    table,
    clock: clockView,
    now: z.number(),
    /** None of the players is there: the clocks stand as they were at `now`. */
    stands: z.literal(true).exactOptional(),
    /** The viewer holds the moment to react in that passes: no other viewer is told. */
    isHeld: z.literal(true).exactOptional(),
  }),
  /** What the viewer has told the table to answer for them: on any of their devices, and whenever it changes. */
  z.strictObject({ type: z.literal('orders'), table, orders: json }),
  /** What the viewer may answer before they are asked, what they have left, and what of it was dropped: for them alone. */
  z.strictObject({ type: z.literal('left'), table, ...left }),
  z.strictObject({ type: z.literal('presence'), table, connected: z.array(seat), watching: count }),
  z.strictObject({ type: z.literal('chat'), table, lines: z.array(chatLine) }),
  z.strictObject({ type: z.literal('lobby'), tables: z.array(tableSummary), gone: z.array(z.string()) }),
  /** The account was signed out here, or the server goes down: come back, or do not. */
  z.strictObject({ type: z.literal('bye'), reason, comeBack: z.boolean() }),
]);

export type FromServer = Said<typeof fromServer>;
export type Sections = Said<typeof sections>;
