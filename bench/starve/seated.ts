import { luckFor } from '@starboard/bots';
import { type Prompt, type Shape, sample } from '@starboard/engine';
import type { FromServer } from '@starboard/protocol';
import type { WebSocket } from 'ws';
import type { Guest } from './guest.ts';

interface Ears {
  /** A move of one's own is acknowledged. */
  moved?(milliseconds: number): void;
  /** Others have played, and it is one's turn again. */
  waited?(milliseconds: number): void;
  failed?(why: string): void;
}

/** A guest at tables, who answers what is asked, at random and after some thought. */
export class Seated {
  readonly #guest: Guest;
  readonly #thinking: number;
  readonly #ears: Ears;
  readonly #luck = luckFor(`${Math.random()}`);
  readonly #sent = new Map<string, { readonly table: string; readonly at: number }>();
  readonly #waitingSince = new Map<string, number>();
  #socket: WebSocket | null = null;
  #requests = 0;

  /** `thinking`: milliseconds, on average. */
  constructor(guest: Guest, thinking: number, ears: Ears = {}) {
    this.#guest = guest;
    this.#thinking = thinking;
    this.#ears = ears;
  }

  async sitDown(): Promise<void> {
    this.#socket = await this.#guest.line((message) => this.#hear(message));
    this.#socket.on('error', () => undefined);
    this.#socket.on('close', () => this.#ears.failed?.('a socket was closed'));
  }

  get isConnected(): boolean {
    return this.#socket?.readyState === 1;
  }

  /** `after`: what was seen before; 0 asks for the log from its beginning. */
  watch(table: string, after?: number): void {
    this.#say({ type: 'watch', table, ...(after !== undefined && { after }) });
  }

  unwatch(table: string): void {
    this.#say({ type: 'unwatch', table });
  }

  #say(message: object): string {
    const id = String(++this.#requests);
    if (this.isConnected) this.#socket?.send(JSON.stringify({ id, ...message }));
    return id;
  }

  #hear(message: FromServer): void {
    const now = performance.now();
    if ('id' in message && message.id !== null && message.id !== undefined)
      this.#answered(message.id, message, now);
    if (message.type !== 'view' && message.type !== 'news') return;
    const { table, sections } = message;
    if (!('prompt' in sections)) return;
    const prompt = sections['prompt'] as Prompt | null;
    const since = this.#waitingSince.get(table);
    if (prompt === null) {
      if (since === undefined) this.#waitingSince.set(table, now);
      return;
    }
    if (since !== undefined) this.#ears.waited?.(now - since);
    this.#waitingSince.delete(table);
    if (this.#thinking === 0) this.#answer(table, prompt);
    else setTimeout(() => this.#answer(table, prompt), this.#thinking * (0.5 + Math.random()));
  }

  #answered(id: string, message: FromServer, now: number): void {
    const sent = this.#sent.get(id);
    if (!sent) return;
    this.#sent.delete(id);
    if (message.type === 'refused') this.#ears.failed?.(message.reason.key);
    else this.#ears.moved?.(now - sent.at);
  }

  #answer(table: string, { decision, shape }: Prompt): void {
    const asked = shape as Shape;
    // what a game's rules alone can make up is not on the wire: no time for talks
    const answer = asked.kind === 'open' ? 'break-off' : sample(asked, this.#luck, 'answers');
    const at = performance.now();
    this.#sent.set(this.#say({ type: 'act', table, decision, answer }), { table, at });
  }
}
