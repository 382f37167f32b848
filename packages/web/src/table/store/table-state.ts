import type { Json, Outcome, Prompt, Reason, Refusal, Seat, Viewer } from '@starboard/engine';
import type { ChatLine, ClockView, GameTime, TableDetail, ToldLeft } from '@starboard/protocol';
import type { WireState } from '../../wire/wire.ts';
import { EventLog, type GameEvent } from './event-log.ts';
import type { PendingInput } from './request-book.ts';

/** All a screen knows of a table. Made from messages alone; nothing here computes a rule. */
export interface TableState {
  readonly id: string;
  readonly wire: WireState;
  readonly table: TableDetail | null;
  readonly viewer: Viewer;
  /**
   * The game's own view, ahead of what was told by what is under way where the game can tell; null before the first
   * message, and before the match begins.
   */
  readonly view: object | null;
  readonly prompt: Prompt | null;
  /** What the viewer cannot do, and why: told with a prompt, and shown also where nothing can be answered. */
  readonly refused: readonly Refusal[];
  readonly awaited: readonly Seat[];
  readonly canUndo: boolean;
  /** The viewer has been asked something before what they are asked now: there may be a move to take back. */
  readonly hasDecided: boolean;
  readonly outcome: Outcome | null;
  /** What the viewer has told the table to answer for them; null when nothing. */
  readonly orders: Json;
  /** What the viewer may answer before being asked, and has left; null when nothing. */
  readonly left: ToldLeft | null;
  readonly log: EventLog;
  /** What the latest message brought, to be animated. */
  readonly latest: { readonly n: number; readonly events: readonly GameEvent[] };
  /** How many entries of the log, the latest of those that were missed, have not been put away. */
  readonly missed: number;
  /** What the game's own clock shows: `gameNow` reads it. Null where the game has none now. */
  readonly time: GameTime | null;
  readonly clock: ClockView;
  /** The server's clock minus this device's that cannot be set, in milliseconds. */
  readonly clockShift: number;
  /** The server's time at which all clocks stand, because none of the players is there; null while they run. */
  readonly clockStands: number | null;
  /** The viewer holds the moment to react in that passes. */
  readonly isHeld: boolean;
  readonly connected: readonly Seat[];
  readonly watching: number;
  readonly chat: readonly ChatLine[];
  /** What was said last while this screen has been open. */
  readonly latestLine: ChatLine | null;
  /** Answers on their way, in the order in which they were given. */
  readonly pending: readonly PendingInput[];
  /** Nothing can be answered before one of them is. */
  readonly isSending: boolean;
  /** Why the latest request was refused, until it is put away. */
  readonly refusal: Reason | null;
  /** The table cannot be shown at all, and why. */
  readonly closed: Reason | null;
}

export const emptyTable = (id: string): TableState => ({
  id,
  wire: 'connecting',
  table: null,
  viewer: 'spectator',
  view: null,
  prompt: null,
  refused: [],
  awaited: [],
  canUndo: false,
  hasDecided: false,
  outcome: null,
  orders: null,
  left: null,
  log: EventLog.empty,
  latest: { n: 0, events: [] },
  missed: 0,
  time: null,
  clock: [],
  clockShift: 0,
  clockStands: null,
  isHeld: false,
  connected: [],
  watching: 0,
  chat: [],
  latestLine: null,
  pending: [],
  isSending: false,
  refusal: null,
  closed: null,
});
