import type { Seat } from '@starboard/engine';
import type { Asked, BotQuestion, LogEntry } from '@starboard/host';
import type { ChatLine, TableNote } from '@starboard/protocol';
import { queue, topic } from './bus.ts';

/** What a node has written of a match: inputs, or that it was laid down or woken up. */
export interface Written {
  readonly node: string;
  /** Number of the entry before them. */
  readonly after: number;
  /** How long the match had stood still before them, as the database had it. Without inputs: as it has it now. */
  readonly rest: string | null;
  readonly inputs: readonly WrittenInput[];
}

export interface WrittenInput extends Pick<LogEntry, 'at'>, Asked {
  /** Told before what the input brought about. */
  readonly note: TableNote | null;
}

/** Who holds a run of windows, and which: by the entry of the log that it began after. */
export interface Held {
  readonly node: string;
  readonly from: number;
  readonly seat: Seat;
  readonly on: boolean;
}

/** A person whose bots think: by an opaque word for their address, and by their account. */
export interface Owner {
  readonly address: string;
  readonly account: string;
}

export interface BotJob extends BotQuestion {
  /** The people who wait there; none does by mail. */
  readonly owners: readonly Owner[];
}

/** Some sessions of an account, or all of them, are signed out. */
export interface SignedOut {
  readonly sessions: readonly string[] | 'all';
  /** Only to come back with a new token. */
  readonly comeBack?: boolean;
}

/** Who is at a table on a node now. */
export interface AtTable {
  readonly node: string;
  readonly seats: readonly Seat[];
  /** The node does not know yet who is there on others. */
  readonly asks: boolean;
}

/** What nodes say to each other on which topic, in one place. */
export const topics = {
  match: (id: string) => topic<Written>(`match.${id}`),
  /** A player holds the run of windows that a match is in, or no longer. */
  hold: (id: string) => topic<Held>(`hold.${id}`),
  /** Seats, votes or anything else of a table changed. */
  table: (id: string) => topic<{ readonly version: number }>(`table.${id}`),
  /** A public table appeared, changed or went. */
  lobby: topic<{ readonly id: string }>('lobby'),
  /** A line was said at a table, or taken away. */
  chat: (id: string) => topic<{ readonly line: ChatLine }>(`chat.${id}`),
  /** Whom this account does not want to hear has changed. */
  mutes: (id: string) => topic<Readonly<Record<string, never>>>(`mutes.${id}`),
  account: (id: string) => topic<SignedOut>(`account.${id}`),
  presence: (id: string) => topic<AtTable>(`presence.${id}`),
  /** A node is there, and so are the players who it said are with it. */
  nodes: topic<{ readonly node: string }>('nodes'),
} as const;

export const queues = {
  /** A bot is asked. */
  bots: queue<BotJob>('bots'),
} as const;
