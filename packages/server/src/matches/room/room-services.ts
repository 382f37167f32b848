import type { AnyGame, Match, Seat } from '@starboard/engine';
import type { BotQuestion, Pace } from '@starboard/host';
import type { MatchResult } from '@starboard/protocol';
import type { Bus } from '../../bus/bus.ts';
import type { LiveMatch } from './live-match.ts';
import type { TableRecord } from '../../lobby/table-record.ts';
import type { Tables } from '../../lobby/tables.ts';
import type { Asker } from '../../log-work/work-line.ts';
import type { Store } from '../../store/store.ts';
import type { Watchers } from '../../watching/watchers.ts';
import type { GroupCommit } from '../queue/group-commit.ts';
import type { Way } from '../requests/takebacks.ts';
import type { Denied } from './wish.ts';
import type { WholeLogs } from '../telling/whole-logs.ts';

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

/** What a room can reach outside itself. */
export interface RoomServices {
  readonly node: string;
  /** No other node can have the same matches. */
  readonly isAlone: boolean;
  readonly store: Store;
  readonly bus: Bus;
  readonly tables: Tables;
  readonly games: readonly AnyGame[];
  readonly paces: Readonly<Record<string, Pace | null>>;
  readonly presence: WhoIsHere;
  readonly watchers: Watchers;
  readonly commit: GroupCommit;
  readonly wholeLogs: WholeLogs;
  readonly now: () => number;
  /** The match to go on from after going back. */
  takeBack(
    game: AnyGame,
    table: TableRecord,
    live: LiveMatch,
    way: Way,
    asker: Asker | undefined,
  ): Promise<Match | Denied>;
  /** The match is over: write that into the table. */
  finish(live: LiveMatch, result: MatchResult): Promise<void>;
  askBot(question: BotQuestion): void;
  /** Something may be due at this match. */
  wake(id: string): void;
  /** Another node was first. */
  conflicted(): void;
  readonly failed: (error: unknown) => void;
}
