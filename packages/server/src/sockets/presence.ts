import { setInterval } from 'node:timers';
import type { Json, Seat } from '@starboard/engine';
import { type Bus, topics } from '../bus/bus.ts';

interface Notice {
  readonly node: string;
  readonly seats: readonly Seat[];
  /** The sender does not know yet who is here elsewhere. */
  readonly asks: boolean;
}

interface Known {
  readonly seats: readonly Seat[];
  readonly heardAt: number;
}

const sayAgain = 15_000;
/** A node that has said nothing for this long is gone, and so are those who were there. */
const believed = 40_000;

/** Who is at a table now, on this node or another. */
export class Presence {
  readonly #bus: Bus;
  readonly #node: string;
  readonly #now: () => number;
  readonly #here = new Map<string, Map<Seat, number>>();
  readonly #elsewhere = new Map<string, Map<string, Known>>();
  readonly #leave = new Map<string, () => void>();
  readonly #changed: (table: string) => void;
  readonly #timer: NodeJS.Timeout;

  constructor(bus: Bus, node: string, now: () => number, changed: (table: string) => void) {
    this.#bus = bus;
    this.#node = node;
    this.#now = now;
    this.#changed = changed;
    this.#timer = setInterval(() => {
      for (const table of this.#leave.keys()) this.#say(table, false);
    }, sayAgain);
    this.#timer.unref();
  }

  /** From now on it is known who is at this table. */
  follow(table: string): void {
    if (this.#leave.has(table)) return;
    const hear = (message: Json) => this.#hear(table, message as unknown as Notice);
    this.#leave.set(table, this.#bus.subscribe(topics.presence(table), hear));
    this.#say(table, true);
  }

  unfollow(table: string): void {
    this.#leave.get(table)?.();
    this.#leave.delete(table);
    this.#elsewhere.delete(table);
  }

  arrive(table: string, seat: Seat): void {
    const seats = this.#here.get(table) ?? new Map<Seat, number>();
    seats.set(seat, (seats.get(seat) ?? 0) + 1);
    this.#here.set(table, seats);
    if (seats.get(seat) === 1) this.#tell(table);
  }

  depart(table: string, seat: Seat): void {
    const seats = this.#here.get(table);
    const left = (seats?.get(seat) ?? 0) - 1;
    if (!seats || left > 0) return void seats?.set(seat, left);
    seats.delete(seat);
    if (seats.size === 0) this.#here.delete(table);
    this.#tell(table);
  }

  isHere(table: string, seat: Seat): boolean {
    return this.at(table).includes(seat);
  }

  at(table: string): readonly Seat[] {
    const since = this.#now() - believed;
    const elsewhere = [...(this.#elsewhere.get(table)?.values() ?? [])].filter(
      ({ heardAt }) => heardAt > since,
    );
    const seats = [...(this.#here.get(table)?.keys() ?? []), ...elsewhere.flatMap(({ seats }) => seats)];
    return [...new Set(seats)].sort((a, b) => a - b);
  }

  close(): void {
    clearInterval(this.#timer);
    for (const table of this.#leave.keys()) this.unfollow(table);
  }

  #tell(table: string): void {
    this.#say(table, false);
    this.#changed(table);
  }

  #say(table: string, asks: boolean): void {
    const seats = [...(this.#here.get(table)?.keys() ?? [])];
    const notice: Notice = { node: this.#node, seats, asks };
    this.#bus.publish(topics.presence(table), notice as unknown as Json);
  }

  #hear(table: string, { node, seats, asks }: Notice): void {
    if (node === this.#node) return;
    const known = this.#elsewhere.get(table) ?? new Map<string, Known>();
    const before = known.get(node)?.seats ?? [];
    known.set(node, { seats, heardAt: this.#now() });
    this.#elsewhere.set(table, known);
    if (asks) this.#say(table, false);
    if (String(before) !== String(seats)) this.#changed(table);
  }
}
