import type { FromServer } from '@starboard/protocol';
import { WebSocket } from 'ws';
import type { Browser } from '../../packages/server/src/testing/people/browser.ts';

interface Waiting {
  readonly act: number;
  readonly sentAt: number;
}

/** What all runners of a process have seen. */
export interface Tally {
  /** Milliseconds from an act to its answer, without those that were cut off on the way. */
  readonly took: number[];
  messages: number;
  refused: number;
  gaps: number;
}

/** One player's client: acts, and after a cut says again what was not answered, under the same names. */
export class Runner {
  readonly #browser: Browser;
  readonly #table: string;
  readonly #seat: number;
  readonly #tally: Tally;
  readonly #waiting = new Map<string, Waiting>();
  #socket: WebSocket | null = null;
  #isWatching = false;
  #decision = 0;
  #n = 0;
  #acts = 0;
  /** As the server has it. */
  #runner = { last: 0, faults: 0 };
  #isGone = false;

  constructor(browser: Browser, table: string, seat: number, tally: Tally) {
    this.#browser = browser;
    this.#table = table;
    this.#seat = seat;
    this.#tally = tally;
  }

  get acts(): number {
    return this.#acts;
  }

  /** Whether all that was said has been answered. */
  get isDone(): boolean {
    return this.#waiting.size === 0;
  }

  /** Acts that the server never took, or not once and in order. */
  get faults(): number {
    return this.#runner.faults + Math.abs(this.#acts - this.#runner.last);
  }

  connect(): Promise<void> {
    const { url, token } = this.#browser;
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, {
      headers: { cookie: `starboard=${token}`, origin: url },
      perMessageDeflate: false,
    });
    this.#socket = socket;
    this.#isWatching = false;
    return new Promise((resolve) => {
      socket.on('open', () => this.#say({ type: 'watch', id: 'watch', table: this.#table, after: this.#n }));
      socket.on('error', () => undefined);
      socket.on('close', () => {
        if (!this.#isGone && this.#socket === socket) setTimeout(() => void this.connect(), 200);
      });
      socket.on('message', (data: Buffer) => {
        this.#hear(JSON.parse(data.toString('utf8')) as FromServer);
        if (this.#isWatching) resolve();
      });
    });
  }

  act(): void {
    const act = ++this.#acts;
    this.#waiting.set(`a${act}`, { act, sentAt: performance.now() });
    if (this.#isWatching) this.#sayAct(act);
  }

  /** As a network does it: neither end says a word. */
  cut(): void {
    this.#socket?.terminate();
  }

  leave(): void {
    this.#isGone = true;
    this.#socket?.terminate();
  }

  #hear(message: FromServer): void {
    if (message.type === 'news' || message.type === 'view') this.#see(message);
    if (message.type === 'refused') this.#tally.refused++;
    if (!('id' in message) || typeof message.id !== 'string') return;
    if (message.id === 'watch') return this.#goOn();
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (waiting && message.type === 'news') this.#tally.took.push(performance.now() - waiting.sentAt);
  }

  #see(message: Extract<FromServer, { type: 'news' | 'view' }>): void {
    this.#tally.messages++;
    if (message.type === 'news' && (message.from ?? message.n) !== this.#n + 1) this.#tally.gaps++;
    this.#n = message.n;
    const { runners, prompt } = message.sections as {
      runners?: { last: number; faults: number }[];
      prompt?: { decision: number } | null;
    };
    this.#runner = runners?.[this.#seat] ?? this.#runner;
    this.#decision = prompt?.decision ?? this.#decision;
  }

  /** Back, or here for the first time: first what was said before. */
  #goOn(): void {
    this.#isWatching = true;
    const again = [...this.#waiting.values()];
    for (const { act } of again) this.#sayAct(act);
  }

  #sayAct(act: number): void {
    this.#say({ type: 'act', id: `a${act}`, table: this.#table, decision: this.#decision, answer: act });
  }

  #say(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}
