import type { Json, Reason, Seat } from '@starboard/engine';
import type { ChatLine, PhraseKey } from './chat.ts';
import type { ClockView } from './clock.ts';
import type { TableDetail, TableSummary } from './table.ts';

/** A viewer's picture of a match, in pieces that are sent anew only when they have changed. */
export type Sections = Readonly<Record<string, unknown>>;

/**
 * What a client says. `id` is the client's own number for a request: the reply carries it, and saying the same
 * thing with the same id twice does it once.
 */
export type FromClient =
  /** Tell me about this table from now on. `after`: number of the last message I have seen of it. */
  | { readonly type: 'watch'; readonly id: string; readonly table: string; readonly after?: number }
  | { readonly type: 'unwatch'; readonly id: string; readonly table: string }
  | {
      readonly type: 'act';
      readonly id: string;
      readonly table: string;
      readonly decision: number;
      readonly answer: Json;
    }
  | { readonly type: 'undo'; readonly id: string; readonly table: string }
  /**
   * Asks the others to take my latest move back, agrees to such a request, or turns it down. `answers`: which one,
   * by its `from`; what comes too late for it is not taken for something else.
   */
  | {
      readonly type: 'takeback';
      readonly id: string;
      readonly table: string;
      readonly agree: boolean;
      readonly answers?: number | undefined;
    }
  | { readonly type: 'resign'; readonly id: string; readonly table: string }
  /** The same about ending the match without a result. `answers`: who wanted it first. */
  | {
      readonly type: 'vote-end';
      readonly id: string;
      readonly table: string;
      readonly agree: boolean;
      readonly answers?: Seat | undefined;
    }
  | { readonly type: 'orders'; readonly id: string; readonly table: string; readonly orders: Json }
  | {
      readonly type: 'chat';
      readonly id: string;
      readonly table: string;
      readonly text?: string;
      readonly phrase?: PhraseKey;
    }
  /** Live changes of the list of public tables, or no more of them. */
  | { readonly type: 'lobby'; readonly id: string; readonly on: boolean }
  | { readonly type: 'ping'; readonly id: string };

export type FromServer =
  | {
      readonly type: 'welcome';
      readonly account: string | null;
      readonly now: number;
      readonly version: string;
    }
  /** Done, and durable. */
  | { readonly type: 'done'; readonly id: string; readonly now?: number }
  | {
      readonly type: 'refused';
      readonly id: string | null;
      readonly reason: Reason;
      readonly retryAfter?: number;
    }
  /**
   * The whole picture. `missed`: what happened since the number the client came with, as far as it is kept; `isWhole`:
   * it is the whole log, and takes the place of what the client has, some of which may have been taken back.
   */
  | {
      readonly type: 'view';
      readonly table: string;
      readonly n: number;
      readonly viewer: Seat | 'spectator';
      readonly sections: Sections;
      readonly missed: readonly { readonly type: string }[] | null;
      readonly isWhole?: true;
    }
  /** What changed. `n` is one more than before, or the client has missed something. */
  | {
      readonly type: 'news';
      readonly table: string;
      readonly n: number;
      readonly sections: Sections;
      readonly events: readonly { readonly type: string }[];
      /**
       * Somebody has stepped back: what the latest message with events told is undone. Or a move was taken back by
       * agreement, with all that came after it: whoever keeps a log watches anew, from 0.
       */
      readonly back?: 'step' | 'takeback';
      /** The request of this client that brought it about. */
      readonly id?: string;
    }
  | { readonly type: 'table'; readonly table: TableDetail }
  | {
      readonly type: 'clock';
      readonly table: string;
      readonly clock: ClockView;
      readonly now: number;
      /** None of the players is there: the clocks stand as they were at `now`. */
      readonly stands?: true;
    }
  | {
      readonly type: 'presence';
      readonly table: string;
      readonly connected: readonly Seat[];
      readonly watching: number;
    }
  | { readonly type: 'chat'; readonly table: string; readonly lines: readonly ChatLine[] }
  | { readonly type: 'lobby'; readonly tables: readonly TableSummary[]; readonly gone: readonly string[] }
  /** The account was signed out here, or the server goes down: come back, or do not. */
  | { readonly type: 'bye'; readonly reason: Reason; readonly comeBack: boolean };
