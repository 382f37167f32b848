import { setInterval } from 'node:timers';
import type { Seat } from '@starboard/engine';
import type { Bus } from '../bus/bus.ts';
import { type AtTable, topics } from '../bus/topics.ts';

/** Milliseconds between two words by which a node tells others that it is there. */
const wordEvery = 3_000;
/** Where so many of a node's words in a row did not come it is gone, and so are those who were there. */
const mostMissed = 3;
/** Who is at the tables is told again with every so many words, should something have been lost. */
const saysAgainEvery = 5;

/** Who is at a table now, on this node or another. */
export class Presence {
  readonly #bus: Bus;
  readonly #node: string;
  readonly #here = new Map<string, Map<Seat, number>>();
  /** What `at` has said of each table since anything changed there: it is asked with every input. */
  readonly #known = new Map<string, readonly Seat[]>();
  /** For each table, what other nodes have said of it. */
  readonly #elsewhere = new Map<string, Map<string, readonly Seat[]>>();
  /** Of each other node, how many words in a row did not come. */
  readonly #missed = new Map<string, number>();
  readonly #leave = new Map<string, () => void>();
  /** How many want to know who is there. */
  readonly #followers = new Map<string, number>();
  readonly #changed: (table: string) => void;
  readonly #stop: (() => void)[];
  #words = 0;

  constructor(bus: Bus, node: string, changed: (table: string) => void) {
    this.#bus = bus;
    this.#node = node;
    this.#changed = changed;
    const timer = setInterval(() => this.#giveWord(), wordEvery);
    timer.unref();
    this.#stop = [
      () => clearInterval(timer),
      bus.subscribe(topics.nodes, ({ node: other }) => this.#heardFrom(other)),
      bus.onGap(() => this.#sayAll(false)),
    ];
  }

  /** From now on it is known who is at this table. */
  follow(table: string): void {
    this.#followers.set(table, (this.#followers.get(table) ?? 0) + 1);
    if (this.#leave.has(table)) return;
    const hear = (word: AtTable) => this.#hear(table, word);
    this.#leave.set(table, this.#bus.subscribe(topics.presence(table), hear));
    this.#say(table, true);
  }

  unfollow(table: string): void {
    const left = (this.#followers.get(table) ?? 1) - 1;
    if (left > 0) {
      this.#followers.set(table, left);
      return;
    }
    this.#followers.delete(table);
    this.#leave.get(table)?.();
    this.#leave.delete(table);
    this.#elsewhere.delete(table);
    this.#known.delete(table);
  }

  arrive(table: string, seat: Seat): void {
    const seats = this.#here.get(table) ?? new Map<Seat, number>();
    seats.set(seat, (seats.get(seat) ?? 0) + 1);
    this.#here.set(table, seats);
    this.#known.delete(table);
    if (seats.get(seat) === 1) this.#tell(table);
  }

  depart(table: string, seat: Seat): void {
    const seats = this.#here.get(table);
    const left = (seats?.get(seat) ?? 0) - 1;
    if (!seats) return;
    if (left > 0) {
      seats.set(seat, left);
      return;
    }
    seats.delete(seat);
    this.#known.delete(table);
    if (seats.size === 0) this.#here.delete(table);
    this.#tell(table);
  }

  isHere(table: string, seat: Seat): boolean {
    return this.at(table).includes(seat);
  }

  atThisNode(table: string): readonly Seat[] {
    return [...(this.#here.get(table)?.keys() ?? [])];
  }

  at(table: string): readonly Seat[] {
    const known = this.#known.get(table);
    if (known) return known;
    const elsewhere = [...(this.#elsewhere.get(table)?.values() ?? [])].flat();
    const seats = [...new Set([...this.atThisNode(table), ...elsewhere])].sort((a, b) => a - b);
    // only what is followed is sure to be forgotten again
    if (this.#followers.has(table)) this.#known.set(table, seats);
    return seats;
  }

  close(): void {
    for (const stop of [...this.#stop, ...this.#leave.values()]) stop();
  }

  #tell(table: string): void {
    this.#say(table, false);
    this.#changed(table);
  }

  #say(table: string, asks: boolean): void {
    this.#bus.publish(topics.presence(table), { node: this.#node, seats: this.atThisNode(table), asks });
  }

  #sayAll(asks: boolean): void {
    for (const table of this.#leave.keys()) this.#say(table, asks);
  }

  #hear(table: string, { node, seats, asks }: AtTable): void {
    if (node === this.#node) return;
    this.#heardFrom(node);
    const known = this.#elsewhere.get(table) ?? new Map<string, readonly Seat[]>();
    const before = known.get(node) ?? [];
    known.set(node, seats);
    this.#elsewhere.set(table, known);
    this.#known.delete(table);
    if (asks) this.#say(table, false);
    if (String(before) !== String(seats)) this.#changed(table);
  }

  /** Says that this node is there, and counts whose word to the same effect has not come since the last time. */
  #giveWord(): void {
    this.#bus.publish(topics.nodes, { node: this.#node });
    if (++this.#words % saysAgainEvery === 0) this.#sayAll(false);
    for (const [node, missed] of this.#missed) {
      // while this node is cut off, it does not hear those who are there either
      if (!this.#bus.isConnected) this.#missed.set(node, 0);
      else if (missed >= mostMissed) this.#forget(node);
      else this.#missed.set(node, missed + 1);
    }
  }

  #heardFrom(node: string): void {
    if (node === this.#node) return;
    const isKnown = this.#missed.has(node);
    this.#missed.set(node, 0);
    // it may have said much that this node does not remember
    if (!isKnown) this.#sayAll(true);
  }

  #forget(node: string): void {
    this.#missed.delete(node);
    for (const [table, known] of this.#elsewhere) {
      const seats = known.get(node) ?? [];
      known.delete(node);
      this.#known.delete(table);
      if (seats.length > 0) this.#changed(table);
    }
  }
}
