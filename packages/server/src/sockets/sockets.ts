import type { IncomingMessage, Server } from 'node:http';
import { setInterval } from 'node:timers';
import type { Duplex } from 'node:stream';
import type { Account } from '@starboard/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { type Bus, topics } from '../bus/bus.ts';
import type { KnownHosts } from '../http/known-hosts.ts';
import { addressKey } from '../http/limits.ts';
import { isOurOrigin } from '../http/origin.ts';
import { sessionToken } from '../http/cookies.ts';
import type { Metrics } from '../operations/metrics.ts';
import { Refused } from '../refused.ts';
import { unawaited } from '../unawaited.ts';
import { Connection, leaveTaking } from './connection.ts';
import { Inbox, type InboxDoors } from './inbox.ts';

const largestMessage = 32 * 1024;
/** No client cuts its messages into pieces, but something between may. */
const mostPieces = 16;
const heartbeat = 30_000;

export interface SocketsDoors extends InboxDoors {
  readonly bus: Bus;
  readonly metrics: Metrics;
  readonly version: string;
  readonly origins: readonly string[];
  readonly hosts: Pick<KnownHosts, 'check'>;
  readonly accounts: {
    bySession(token: string): Promise<{ readonly account: Account; readonly session: string } | null>;
  };
  /** The sender's address, which a proxy may know better. */
  readonly addressOf: (request: IncomingMessage) => string;
}

/** What is said on an account's topic. */
interface SignedOut {
  readonly sessions: readonly string[] | 'all';
  readonly comeBack?: boolean;
}

/** The sockets of this node: one for each open client, for all its tables. */
export class Sockets {
  readonly #doors: SocketsDoors;
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: largestMessage,
    maxFragments: mostPieces,
    perMessageDeflate: false,
    // answered by ourselves, as far as the sender's budget goes
    autoPong: false,
  });
  readonly #connections = new Map<string, Set<Connection>>();
  readonly #leave = new Map<string, () => void>();
  readonly #timer: NodeJS.Timeout;
  readonly #failed = (error: unknown): void =>
    this.#doors.log.error({ err: error }, 'a socket could not be opened');
  #isOpen = true;

  constructor(doors: SocketsDoors) {
    this.#doors = doors;
    this.#timer = setInterval(() => this.#checkAlive(), heartbeat);
    this.#timer.unref();
  }

  attachTo(server: Server): void {
    server.on('upgrade', (request, socket, head) =>
      unawaited(this.#upgrade(request, socket, head), this.#failed),
    );
  }

  /** Says goodbye to everybody: they are to come back, to this node or another. */
  async close(): Promise<void> {
    this.#isOpen = false;
    clearInterval(this.#timer);
    for (const connection of this.#all()) connection.bye('server.going-down', true);
    await new Promise<void>((closed) => {
      const givenUp = setTimeout(() => {
        for (const connection of this.#all()) connection.terminate();
      }, 1000);
      this.#server.close(() => {
        clearTimeout(givenUp);
        closed();
      });
      if (this.#server.clients.size === 0) closed();
    });
    for (const leave of this.#leave.values()) leave();
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy());
    try {
      const { account, session, address } = await this.#admit(request, socket);
      this.#server.handleUpgrade(request, socket, head, (opened) =>
        this.#welcome(opened, socket, { account: account.id, name: account.name, session, address }),
      );
    } catch (error) {
      const refused = error instanceof Refused ? error : new Refused(500, 'server.failed');
      if (!(error instanceof Refused)) this.#failed(error);
      const body = JSON.stringify({ refused: refused.reason });
      socket.end(
        `HTTP/1.1 ${refused.status} Refused\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
      );
      // nobody else watches over it any more
      setTimeout(() => socket.destroy(), leaveTaking).unref();
    }
  }

  async #admit(request: IncomingMessage, socket: Duplex) {
    const { accounts, limits, origins, hosts, addressOf } = this.#doors;
    if (!this.#isOpen) throw new Refused(503, 'server.going-down');
    if (request.url?.split('?', 1)[0] !== '/socket') throw new Refused(404, 'server.request.unknown');
    const address = addressOf(request);
    limits.take('sockets', addressKey(address));
    whenClosed(socket, limits.hold('openSocketsAtAddress', addressKey(address)));
    hosts.check(request.headers.host ?? '');
    if (!isOurOrigin(request.headers.origin, request.headers.host ?? '', origins))
      throw new Refused(403, 'server.request.foreign');
    const token = sessionToken(request.headers.cookie);
    const found = token === null ? null : await accounts.bySession(token);
    if (!found) throw new Refused(401, 'server.account.needed');
    whenClosed(socket, limits.hold('openSockets', found.account.id));
    return { ...found, address };
  }

  #welcome(socket: WebSocket, stream: Duplex, who: ConstructorParameters<typeof Connection>[2]): void {
    const { metrics, now, version } = this.#doors;
    const connection = new Connection(socket, stream, who);
    this.#add(connection);
    metrics.socketsOpen.inc();
    new Inbox(this.#doors, socket, connection).listen();
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      connection.isOver = true;
      metrics.socketsOpen.dec();
      connection.stopLobby?.();
      this.#doors.feeds.leaveAll(connection);
      this.#remove(connection);
    });
    connection.send({ type: 'welcome', account: who.account, now: now(), version });
  }

  #checkAlive(): void {
    for (const connection of this.#all()) {
      if (connection.isAlive) connection.ping();
      else connection.terminate();
    }
  }

  *#all(): Iterable<Connection> {
    for (const own of this.#connections.values()) yield* own;
  }

  #add(connection: Connection): void {
    const { account } = connection;
    const own = this.#connections.get(account) ?? new Set();
    own.add(connection);
    this.#connections.set(account, own);
    this.#loadMutes(account);
    if (this.#leave.has(account)) return;
    const leaveMutes = this.#doors.bus.subscribe(topics.mutes(account), () => this.#loadMutes(account));
    const leaveAccount = this.#doors.bus.subscribe(topics.account(account), (message) => {
      const { sessions, comeBack = false } = message as unknown as SignedOut;
      for (const each of this.#connections.get(account) ?? [])
        if (sessions === 'all' || sessions.includes(each.session))
          each.bye(comeBack ? 'server.account.renewed' : 'server.account.signed-out', comeBack);
    });
    this.#leave.set(account, () => {
      leaveMutes();
      leaveAccount();
    });
  }

  #loadMutes(account: string): void {
    const load = async () => {
      const muted = await this.#doors.chat.mutes.of(account);
      for (const each of this.#connections.get(account) ?? []) each.muted = muted;
    };
    load().catch((error: unknown) => this.#doors.log.error({ err: error }, 'mutes could not be read'));
  }

  #remove(connection: Connection): void {
    const own = this.#connections.get(connection.account);
    own?.delete(connection);
    if (!own || own.size > 0) return;
    this.#connections.delete(connection.account);
    this.#leave.get(connection.account)?.();
    this.#leave.delete(connection.account);
  }
}

function whenClosed(socket: Duplex, act: () => void): void {
  if (socket.closed) act();
  else socket.once('close', act);
}
