import type { Seat } from '@starboard/engine';
import type { ChatLine } from '@starboard/protocol';
import type { BotJob } from '../bots/bot-line.ts';
import type { Notice } from '../matches/room/notice.ts';
import { queue, topic } from './bus.ts';

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
  /** Inputs of a match were appended, or it was laid down or woken up. */
  match: (id: string) => topic<Notice>(`match.${id}`),
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
