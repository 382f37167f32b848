import type { FromClient, FromServer } from '@starboard/protocol';
import type { FromDevice, LocalAnswers, LocalAsk, LocalAsks, ToDevice } from '../local/local-talk.ts';
import { backOff } from './back-off.ts';
import { Listeners } from './listeners.ts';
import { Refused } from './refused.ts';
import { requestId } from './request-id.ts';
import { Unanswered } from './unanswered.ts';
import type { Wire, WireState } from './wire.ts';

/** The worker with the tables of this device. */
export interface WorkerPort {
  postMessage(message: ToDevice): void;
  /** Each is the JSON text of what it says. */
  onMessage(listener: (text: string) => void): void;
  /** It has broken down and will say nothing more. */
  onBreak(listener: () => void): void;
  close(): void;
}

interface Asking {
  readonly message: LocalAsk;
  readonly settle: (answer: LocalAnswers[keyof LocalAnswers]) => void;
  readonly fail: (error: Refused) => void;
}

/** A worker that has broken down so often without a word will not come: its script is gone, or cannot be fetched. */
const mostFailures = 4;

/** A wire to the worker on this device. It speaks like the one to a server, and is asked for more. */
export class LocalWire implements Wire {
  state: WireState = 'connecting';
  readonly #open: () => WorkerPort;
  readonly #unanswered = new Unanswered();
  readonly #asking = new Map<string, Asking>();
  readonly #messages = new Listeners<FromServer>();
  readonly #states = new Listeners<WireState>();
  readonly onMessage = this.#messages.add;
  readonly onState = this.#states.add;
  #port: WorkerPort | null = null;
  /** Since the latest welcome. */
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(open: () => WorkerPort) {
    this.#open = open;
    this.#connect();
  }

  send(message: FromClient): void {
    if (this.state === 'closed') return;
    this.#unanswered.add(message);
    if (this.state === 'open') this.#port?.postMessage(message);
  }

  ask<Kind extends keyof LocalAsks>(ask: Kind, about: LocalAsks[Kind]): Promise<LocalAnswers[Kind]> {
    return new Promise((resolve, reject) => {
      const message = { type: 'ask', id: requestId(), ask, about } as LocalAsk;
      const settle = (answer: LocalAnswers[keyof LocalAnswers]) => resolve(answer as LocalAnswers[Kind]);
      this.#asking.set(message.id, { message, settle, fail: reject });
      if (this.state === 'open') this.#port?.postMessage(message);
    });
  }

  tryNow(): void {
    if (this.state === 'waiting') this.#connect();
  }

  /** A worker that has broken down is found out at once in any case. */
  hurry(): void {}

  close(): void {
    clearTimeout(this.#retry);
    this.#port?.close();
    this.#port = null;
    this.#setState('closed');
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#setState('connecting');
    const port = this.#open();
    this.#port = port;
    port.onMessage((text) => this.#port === port && this.#hear(JSON.parse(text) as FromDevice));
    port.onBreak(() => this.#port === port && this.#broken());
  }

  #hear(message: FromDevice): void {
    if (message.type === 'answer') return this.#settle(message.id)?.settle(message.answer);
    this.#unanswered.hear(message);
    const asked = message.type === 'refused' && message.id !== null && this.#settle(message.id);
    if (asked) return asked.fail(new Refused(message.reason));
    if (message.type === 'welcome') this.#welcome();
    this.#messages.tell(message);
  }

  #settle(id: string): Asking | undefined {
    const asking = this.#asking.get(id);
    this.#asking.delete(id);
    return asking;
  }

  #welcome(): void {
    this.#failures = 0;
    const again = this.#unanswered.afterBreak(() => this.#setState('open'));
    for (const message of again) this.#port?.postMessage(message);
    for (const { message } of this.#asking.values()) this.#port?.postMessage(message);
  }

  #broken(): void {
    this.#port?.close();
    this.#port = null;
    if (++this.#failures >= mostFailures) return this.#giveUp();
    const wait = backOff(this.#failures, Math.random());
    this.#retry = setTimeout(() => this.#connect(), wait);
    this.#setState('waiting');
  }

  #giveUp(): void {
    const why = new Refused('web.local.no-worker');
    for (const { fail } of this.#asking.values()) fail(why);
    this.#asking.clear();
    this.#messages.tell({ type: 'bye', reason: why.reason, comeBack: false });
    this.close();
  }

  #setState(state: WireState): void {
    if (this.state === state) return;
    this.state = state;
    this.#states.tell(state);
  }
}
