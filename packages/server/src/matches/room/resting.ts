import type { Seat } from '@starboard/engine';
import { canRest, dueAt, laidDown, type Pace, readRest, type Rest, restText, woken } from '@starboard/host';
import type { LiveMatch } from './live-match.ts';
import type { TableRecord } from '../../lobby/table-record.ts';
import type { LoadedMatch } from '../../store/match-store.ts';
import type { RoomServices } from '../match-services.ts';

/** How often a node writes down at which matches it sees players. */
export const attendanceEvery = 5_000;

/** Where no node has seen a player for this long there was none: their node was killed, or all nodes were down. */
const unseenFor = 3 * attendanceEvery;

/** In which time another node has answered who is there. */
export const hearsay = 1_000;

/** Whether one of those who play there is at the table. */
export const isAttended = ({ seats }: Pick<TableRecord, 'seats'>, here: readonly Seat[]): boolean =>
  here.some((seat) => {
    const holder = seats[seat];
    return holder?.kind === 'person' && !holder.hasResigned;
  });

/** How long a match has stood still, by what the database has. */
export function restAt({ rest: stored, attendedAt }: LoadedMatch, pace: Pace | null, now: number): Rest {
  const rest = readRest(stored);
  return canRest(pace) && now - attendedAt > unseenFor ? laidDown(rest, attendedAt) : rest;
}

interface Place {
  readonly id: string;
  readonly table: TableRecord;
}

/**
 * Where none of its players is connected, to any node, a match stands still: no clock runs, no bot plays, nothing is
 * decided for any player. That is written into the database with the moment when it began, so that no node goes on, and
 * the time does not count when a player comes back. By mail it goes on.
 */
export class Resting {
  readonly #services: RoomServices;
  readonly #place: Place;
  /** Whether this node would have heard of players at others. */
  #isSure: boolean;
  #wasAttendedHere = false;

  constructor(services: RoomServices, place: Place) {
    this.#services = services;
    this.#place = place;
    this.#isSure = services.isAlone;
  }

  /** From now on it is known who is there. Looks when other nodes have had time to say so. */
  attend(look: () => void): () => void {
    const { presence, isAlone } = this.#services;
    const { id } = this.#place;
    presence.follow(id);
    const heard = () => {
      this.#isSure = true;
      look();
    };
    const timer = isAlone ? undefined : setTimeout(heard, hearsay).unref();
    return () => {
      clearTimeout(timer);
      presence.unfollow(id);
    };
  }

  get isSure(): boolean {
    return this.#isSure;
  }

  /** Whether time may run out for a player there. */
  isAttended({ pace }: LiveMatch): boolean {
    const { id, table } = this.#place;
    return !canRest(pace) || isAttended(table, this.#services.presence.at(id));
  }

  /** Whether the match goes on, or stands still, as it should. */
  isRight(live: LiveMatch): boolean {
    const { id, table } = this.#place;
    if (table.status !== 'playing' || live.result || !canRest(live.pace)) return true;
    this.#wasAttendedHere ||= isAttended(table, this.#services.presence.atThisNode(id));
    if (restText(live.rest) !== live.restStored) return false;
    return this.isAttended(live) ? !live.isResting : live.isResting || !this.#isSure;
  }

  /** Lays the match down or wakes it up; false where something else has happened there meanwhile. */
  async putRight(live: LiveMatch): Promise<boolean> {
    const { store, now } = this.#services;
    const { id, table } = this.#place;
    const at = now();
    const isAwake = this.isAttended(live);
    const attendedAt = isAwake || this.#wasAttendedHere ? at : await store.matches.attendedAt(id);
    const rest = isAwake ? woken(live.rest, at) : laidDown(live.rest, Math.max(live.latestAt, attendedAt));
    live.rest = rest;
    this.#wasAttendedHere = false;
    const due = dueAt(live, table, at);
    const [before, after] = [live.restStored, restText(rest)];
    live.restStored = after;
    return store.matches.changeRest({ id, seq: live.seq, before, after, dueAt: due, attendedAt });
  }
}
