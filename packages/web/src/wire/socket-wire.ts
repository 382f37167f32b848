import type { FromClient, FromServer } from '@starboard/protocol';
import { backOff } from './back-off.ts';
import { Listeners } from './listeners.ts';
import { onNetwork } from './on-network.ts';
import { requestId } from './request-id.ts';
import { sharedWires } from './shared-wire.ts';
import { Unanswered } from './unanswered.ts';
import type { Wire, WireState } from './wire.ts';

/** In milliseconds. */
interface Patience {
  /** How long a connection may take to open. */
  readonly opening: number;
  /** How long nothing may be heard before the server is asked whether it is there; and after something was said to it. */
  readonly quiet: number;
  readonly unanswered: number;
  /** How long it may take to say so: after that the line is cut, though neither end has said so. */
  readonly alive: number;
}

const usualPatience: Patience = { opening: 6_000, quiet: 20_000, unanswered: 2_000, alive: 3_000 };

/** Where a second is a long time. */
const hurriedPatience = { unanswered: 600, alive: 1_000 } as const;

/** Browsers hold back sockets that have failed some times: from then on a plain question goes first. */
const freeAttempts = 2;

interface SocketSettings {
  readonly url: string;
  /** The browser's, unless something else is to stand for it. */
  readonly open?: (url: string) => WebSocket;
  /** Whether a server answers there at all. */
  readonly probe?: () => Promise<boolean>;
  readonly patience?: Partial<Patience>;
  /** In its place while it is urgent. */
  readonly hurried?: Partial<Patience>;
}

/** A wire over a WebSocket that is opened again whenever it breaks. */
export class SocketWire implements Wire {
  state: WireState = 'connecting';
  readonly #url: string;
  readonly #open: (url: string) => WebSocket;
  readonly #probe: () => Promise<boolean>;
  readonly #patience: Patience;
  readonly #hurriedPatience: Patience;
  readonly #unanswered = new Unanswered();
  readonly #messages = new Listeners<FromServer>();
  readonly #states = new Listeners<WireState>();
  readonly onMessage = this.#messages.add;
  readonly onState = this.#states.add;
  readonly #stopListening: () => void;
  #socket: WebSocket | null = null;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | null = null;
  #watchdog: ReturnType<typeof setTimeout> | null = null;
  #isHurried = false;
  /** Something was said that has not been answered. */
  #isExpectant = false;

  constructor({
    url,
    open = (address) => new WebSocket(address),
    probe = () => Promise.resolve(true),
    patience,
    hurried = hurriedPatience,
  }: SocketSettings) {
    this.#url = url;
    this.#open = open;
    this.#probe = probe;
    this.#patience = { ...usualPatience, ...patience };
    this.#hurriedPatience = { ...this.#patience, ...hurried };
    this.#stopListening = onNetwork({
      isBack: () => this.#lookAgain(),
      isGone: () => this.state === 'open' && this.#lost(),
    });
    this.#connect();
  }

  send(message: FromClient): void {
    if (this.state === 'closed') return;
    this.#unanswered.add(message);
    if (this.state === 'open') this.#say(message);
  }

  tryNow(): void {
    if (this.state === 'waiting') this.#connect();
  }

  hurry(isHurried: boolean): void {
    this.#isHurried = isHurried;
  }

  close(): void {
    this.#stopListening();
    this.#clearTimers();
    this.#letGo();
    this.#setState('closed');
  }

  #connect(): void {
    this.#clearTimers();
    this.#setState('connecting');
    const socket = this.#open(this.#url);
    this.#socket = socket;
    // a connection that is never opened is as good as broken
    this.#watchdog = setTimeout(() => this.#lost(), this.#patienceNow.opening);
    // a line that was given up may come to life again
    socket.addEventListener('message', ({ data }) => this.#socket === socket && this.#hear(String(data)));
    socket.addEventListener('close', () => this.#socket === socket && this.#lost());
  }

  #say(message: FromClient): void {
    this.#socket?.send(JSON.stringify(message));
    if (this.#isExpectant) return;
    this.#isExpectant = true;
    this.#askAliveAfter(this.#patienceNow.unanswered);
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as FromServer;
    this.#unanswered.hear(message);
    this.#isExpectant = !this.#unanswered.isEmpty;
    this.#askAliveAfter(this.#isExpectant ? this.#patienceNow.unanswered : this.#patienceNow.quiet);
    // the server greets first; only then it listens
    if (message.type === 'welcome') this.#welcome();
    this.#messages.tell(message);
    if (message.type === 'bye' && !message.comeBack) this.close();
  }

  #welcome(): void {
    this.#failures = 0;
    const again = this.#unanswered.afterBreak(() => this.#setState('open'));
    for (const message of again) this.#say(message);
  }

  #lost(): void {
    this.#letGo();
    this.#clearTimers();
    const wait = backOff(++this.#failures, Math.random());
    this.#retry = setTimeout(() => void this.#attempt(), wait);
    this.#setState('waiting');
  }

  async #attempt(): Promise<void> {
    const isThere = this.#failures <= freeAttempts || (await this.#probe());
    // another caller may have tried, or closed it, meanwhile
    if (this.state !== 'waiting') return;
    if (isThere) this.#connect();
    else this.#lost();
  }

  #lookAgain(): void {
    if (this.state === 'waiting') this.#connect();
    else if (this.state === 'open') this.#askAlive();
  }

  #askAliveAfter(wait: number): void {
    if (this.#watchdog) clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(() => this.#askAlive(), wait);
  }

  #askAlive(): void {
    this.send({ type: 'ping', id: requestId() });
    if (this.#watchdog) clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(() => this.#lost(), this.#patienceNow.alive);
  }

  get #patienceNow(): Patience {
    return this.#isHurried ? this.#hurriedPatience : this.#patience;
  }

  #letGo(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #clearTimers(): void {
    if (this.#retry) clearTimeout(this.#retry);
    if (this.#watchdog) clearTimeout(this.#watchdog);
  }

  #setState(state: WireState): void {
    if (this.state === state) return;
    this.state = state;
    this.#states.tell(state);
  }
}

async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch('/health', { cache: 'no-store', signal: AbortSignal.timeout(usualPatience.opening) }))
      .ok;
  } catch {
    return false;
  }
}

/** The wire to the server. Close it when it is no longer needed; the socket itself is shared. */
export const openSocketWire = sharedWires(() => {
  const { protocol, host } = location;
  return new SocketWire({
    url: `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/socket`,
    probe: isServerThere,
  });
});
