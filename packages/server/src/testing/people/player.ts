import { once } from 'node:events';
import type { Json, Prompt, Viewer } from '@starboard/engine';
import type { FromClient, FromServer, TableDetail } from '@starboard/protocol';
import { fromServer } from '@starboard/protocol/schemas';
import { inject } from 'vitest';
import { WebSocket } from 'ws';
import { Browser } from './browser.ts';

type Of<Type extends FromServer['type']> = Extract<FromServer, { readonly type: Type }>;
type Unsent = FromClient extends infer Each ? (Each extends unknown ? Omit<Each, 'id'> : never) : never;

/** A table as this player's screen has it. */
export interface Screen {
  n: number;
  viewer: Viewer;
  sections: Record<string, unknown>;
  detail: TableDetail | null;
  connected: readonly number[];
}

const patience = inject('patience');

/** A person with a browser and a socket. */
export class Player {
  readonly browser: Browser;
  /** Every byte that came, in order. */
  readonly heard: string[] = [];
  readonly messages: FromServer[] = [];
  readonly screens = new Map<string, Screen>();
  socket: WebSocket | null = null;
  #requests = 0;
  readonly #waiting = new Set<() => void>();

  constructor(browser: Browser) {
    this.browser = browser;
  }

  static async arrive(url: string, name?: string): Promise<Player> {
    const browser = new Browser(url);
    await browser.becomeGuest(name);
    const player = new Player(browser);
    await player.connect();
    return player;
  }

  get account(): string {
    return this.browser.account.id;
  }

  /** Opens a socket, at another node if told so. */
  async connect(url: string = this.browser.url): Promise<void> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, {
      headers: { cookie: `starboard=${this.browser.token}`, origin: url },
    });
    this.socket = socket;
    const from = this.messages.length;
    socket.on('message', (data) => this.#hear((data as Buffer).toString('utf8')));
    socket.on('close', () => this.#wake());
    socket.on('error', () => this.#wake());
    const isOver = () => socket.readyState === WebSocket.CLOSED;
    const isWelcome = () => this.messages.slice(from).some(({ type }) => type === 'welcome');
    await this.until(() => isOver() || isWelcome(), 'a welcome');
    if (isOver()) throw new Error('the socket was not opened');
  }

  async disconnect(): Promise<void> {
    const { socket } = this;
    if (!socket || socket.readyState === WebSocket.CLOSED) return;
    const closed = once(socket, 'close');
    socket.terminate();
    await closed;
  }

  /** Says something and waits for the answer to it. */
  async says(said: Unsent, id = `r${++this.#requests}`): Promise<Of<'done'> | Of<'refused'> | Of<'news'>> {
    const from = this.messages.length;
    this.socket?.send(JSON.stringify({ ...said, id }));
    const isAnswer = (message: FromServer): message is Of<'done'> | Of<'refused'> | Of<'news'> =>
      'id' in message && message.id === id;
    const { socket } = this;
    await this.until(() => this.messages.slice(from).some(isAnswer) || socket?.readyState !== WebSocket.OPEN);
    if (!this.messages.slice(from).some(isAnswer)) throw new Error('the socket was closed');
    return this.messages.slice(from).find(isAnswer) as Of<'done'>;
  }

  async watches(table: string, after?: number): Promise<Screen> {
    const answer = await this.says({ type: 'watch', table, ...(after !== undefined && { after }) });
    if (answer.type === 'refused') throw new Error(answer.reason.key);
    return this.screen(table);
  }

  screen(table: string): Screen {
    const screen = this.screens.get(table);
    if (!screen) throw new Error('nothing is known of that table');
    return screen;
  }

  prompt(table: string): Prompt | null {
    return (this.screens.get(table)?.sections['prompt'] as Prompt | null | undefined) ?? null;
  }

  /** Waits until this player is asked something. */
  async asked(table: string): Promise<Prompt> {
    await this.until(() => this.prompt(table) !== null);
    return this.prompt(table) as Prompt;
  }

  async answers(table: string, answer: Json, id?: string) {
    const { decision } = await this.asked(table);
    return this.says({ type: 'act', table, decision, answer }, id);
  }

  /** Waits until something is so; looks again with every message. */
  async until(isSo: () => boolean, what = 'what was waited for'): Promise<void> {
    const end = performance.now() + patience;
    while (!isSo()) {
      if (performance.now() > end)
        throw new Error(`${what} did not happen; last heard: ${this.heard.slice(-3).join('\n')}`);
      await new Promise<void>((resolve) => {
        this.#waiting.add(resolve);
        setTimeout(resolve, 200);
      });
    }
  }

  #wake(): void {
    for (const resolve of this.#waiting) resolve();
    this.#waiting.clear();
  }

  #hear(text: string): void {
    this.heard.push(text);
    // strictly: what the protocol does not name fails the test that heard it
    const message = fromServer.parse(JSON.parse(text));
    this.messages.push(message);
    this.#show(message);
    this.#wake();
  }

  #show(message: FromServer): void {
    if (message.type === 'table') this.#screenOf(message.table.id).detail = message.table;
    if (message.type === 'presence') this.#screenOf(message.table).connected = message.connected;
    if (message.type === 'view') {
      Object.assign(this.#screenOf(message.table), {
        n: message.n,
        viewer: message.viewer,
        sections: { ...message.sections },
      });
    }
    if (message.type === 'news') {
      const screen = this.#screenOf(message.table);
      const from = message.from ?? message.n;
      if (from !== screen.n + 1) throw new Error(`number ${from} came after ${screen.n}`);
      screen.n = message.n;
      Object.assign(screen.sections, message.sections);
    }
  }

  #screenOf(table: string): Screen {
    const screen = this.screens.get(table) ?? {
      n: 0,
      viewer: 'spectator' as const,
      sections: {},
      detail: null,
      connected: [],
    };
    this.screens.set(table, screen);
    return screen;
  }
}
