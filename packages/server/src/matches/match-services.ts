import type { AnyGame, Seat } from '@starboard/engine';
import type { BotQuestion, Pace } from '@starboard/host';
import type { Bus } from '../bus/bus.ts';
import type { Tables } from '../lobby/tables.ts';
import type { LogWork } from '../log-work/log-work.ts';
import type { Log } from '../operations/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { Store } from '../store/store.ts';
import type { Watchers } from '../watching/watchers.ts';
import type { Crew } from './due/bot-turns.ts';
import type { GroupCommit } from './queue/group-commit.ts';
import type { WholeLogs } from './telling/whole-logs.ts';

/** Who is at the tables. */
export interface WhoIsHere {
  /** On any node. */
  at(table: string): readonly Seat[];
  isHere(table: string, seat: Seat): boolean;
  atThisNode(table: string): readonly Seat[];
  /** From now on it is known who is at this table on other nodes. */
  follow(table: string): void;
  unfollow(table: string): void;
}

/** What a node brings along for its matches. */
export interface MatchServices {
  readonly store: Store;
  readonly bus: Bus;
  readonly tables: Tables;
  readonly games: readonly AnyGame[];
  readonly paces: Readonly<Record<string, Pace | null>>;
  readonly crew: Crew;
  /** Long work over logs that players wait for. */
  readonly work: LogWork;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly now: () => number;
  /** No other node can have the same matches. */
  readonly isAlone: boolean;
  /** Whether this node plays bots. */
  readonly takesBots: boolean;
  /** Milliseconds from one act of a bot to the next, in real time. */
  readonly botPace: number;
  /** Milliseconds until rules that wait for players are told that one has gone. */
  readonly awayGrace: number;
  readonly presence: WhoIsHere;
  readonly watchers: Watchers;
}

/** What a room can reach outside itself: the same, and what all rooms of a node share. */
export interface RoomServices extends MatchServices {
  readonly node: string;
  readonly commit: GroupCommit;
  readonly wholeLogs: WholeLogs;
  askBot(question: BotQuestion): void;
  /** Something may be due at this match. */
  wake(id: string): void;
  readonly failed: (error: unknown) => void;
}
