import type { FromClient, FromServer } from '@starboard/protocol';
import { WebSocket as Socket, WebSocketServer } from 'ws';
import { SocketWire } from '../socket-wire.ts';
import type { WireState } from '../wire.ts';

const welcome: FromServer = { type: 'welcome', account: 'me', now: 0, version: '1' };

/** The other end of a wire: a server that greets, says that it is there, and answers nothing else unless told to. */
export class Harbour {
  readonly port: number;
  readonly heard: FromClient[] = [];
  pings = 0;
  readonly #server: WebSocketServer;
  readonly #waiting = new Set<() => void>();
  readonly #wires: SocketWire[] = [];

  private constructor(server: WebSocketServer) {
    this.#server = server;
    this.port = (server.address() as { readonly port: number }).port;
    server.on('connection', (socket) => {
      socket.send(JSON.stringify(welcome));
      socket.on('message', (frame) => this.#hear(socket, (frame as Buffer).toString('utf8')));
    });
  }

  static async open(port = 0): Promise<Harbour> {
    const server = new WebSocketServer({ port, host: '127.0.0.1' });
    await new Promise((listening) => server.once('listening', listening));
    return new Harbour(server);
  }

  /** A wire to here. */
  wire(settings: Partial<ConstructorParameters<typeof SocketWire>[0]> = {}): SocketWire {
    const wire = new SocketWire({
      ...settings,
      url: `ws://127.0.0.1:${this.port}/socket`,
      // a browser tells of a failed attempt by closing alone
      open: (url) => new Socket(url).on('error', () => undefined) as unknown as WebSocket,
    });
    this.#wires.push(wire);
    return wire;
  }

  say(message: FromServer): void {
    for (const client of this.#server.clients) client.send(JSON.stringify(message));
  }

  hangUp(): void {
    for (const client of this.#server.clients) client.terminate();
  }

  /** As where a cable is pulled: nothing arrives any more, and neither end is told. A new client is heard. */
  fallSilent(): void {
    for (const client of this.#server.clients) client.pause();
  }

  /** Waits until so many things have been said. */
  async has(count: number): Promise<void> {
    while (this.heard.length < count) await new Promise<void>((wake) => this.#waiting.add(wake));
  }

  /** No client comes in any more. */
  close(): void {
    this.#server.close();
  }

  end(): void {
    for (const wire of this.#wires) wire.close();
    this.hangUp();
    this.close();
  }

  #hear(socket: Socket, text: string): void {
    const said = JSON.parse(text) as FromClient;
    if (said.type === 'ping') {
      this.pings++;
      socket.send(JSON.stringify({ type: 'done', id: said.id } satisfies FromServer));
    } else this.heard.push(said);
    for (const wake of this.#waiting) wake();
  }
}

export const act = (id: string): FromClient => ({
  type: 'act',
  id,
  table: 't',
  decision: 1,
  answer: 'end-turn',
});

export const until = (wire: SocketWire, wanted: WireState): Promise<void> =>
  new Promise((reached) => {
    if (wire.state === wanted) return reached();
    const stop = wire.onState((state) => {
      if (state !== wanted) return;
      stop();
      reached();
    });
  });
