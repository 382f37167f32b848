import type { IncomingMessage, Server } from 'node:http';
import { setInterval } from 'node:timers';
import type { Duplex } from 'node:stream';
import type { Account } from '@starboard/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { afterGap } from '../bus/after-gap.ts';
import type { Bus } from '../bus/bus.ts';
import type { Sessions } from '../accounts/sessions.ts';
import type { KnownHosts } from '../http/known-hosts.ts';
import { addressKey } from '../http/limits.ts';
import { isOurOrigin } from '../http/origin.ts';
import { sessionToken } from '../http/cookies.ts';
import type { Metrics } from '../operations/metrics.ts';
import { Refused, refusedFor } from '../refused.ts';
import { unawaited } from '../unawaited.ts';
import { Connection, leaveTaking } from './connection.ts';
import { Connections } from './connections.ts';
import { Inbox, type InboxServices } from './inbox.ts';

/** The longest chat line there can be, in the widest letters, is half of it. */
const largestMessage = 16 * 1024;
/** No client cuts its messages into pieces, but something between may. */
const mostPieces = 16;
const heartbeat = 30_000;

export interface SocketServices extends InboxServices {
  readonly bus: Bus;
  readonly metrics: Metrics;
  readonly version: string;
  readonly origins: readonly string[];
  readonly hosts: Pick<KnownHosts, 'check'>;
  readonly accounts: {
    bySession(
      token: string,
    ): Promise<{ readonly account: Account; readonly session: string; readonly proof: string } | null>;
    readonly sessions: Pick<Sessions, 'proofs'>;
  };
  /** The sender's address, which a proxy may know better. */
  readonly addressOf: (request: IncomingMessage) => string;
}

/** The sockets of this node: one for each open client, for all its tables. */
export class Sockets {
  readonly #services: SocketServices;
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: largestMessage,
    maxFragments: mostPieces,
    perMessageDeflate: false,
    // answered by ourselves, as far as the sender's budget goes
    autoPong: false,
  });
  readonly #connections: Connections;
  readonly #leaveGaps: () => void;
  readonly #timer: NodeJS.Timeout;
  readonly #failed = (error: unknown): void =>
    this.#services.log.error({ err: error }, 'a socket could not be opened');
  #isOpen = true;

  constructor(services: SocketServices) {
    this.#services = services;
    const failed = (error: unknown) =>
      services.log.error({ err: error }, 'sockets could not be looked after');
    this.#connections = new Connections(services, failed);
    this.#leaveGaps = afterGap(services.bus, () => this.#catchUp(), failed);
    this.#timer = setInterval(() => this.#checkAlive(), heartbeat);
    this.#timer.unref();
  }

  attachTo(server: Server): void {
    server.on('upgrade', (request, socket, head) =>
      unawaited(this.#upgrade(request, socket, head), this.#failed),
    );
  }

  /** Says goodbye to all clients: they are to come back, to this node or another. */
  async close(): Promise<void> {
    this.#isOpen = false;
    clearInterval(this.#timer);
    for (const connection of this.#connections) connection.bye('server.going-down', true);
    await new Promise<void>((closed) => {
      const givenUp = setTimeout(() => {
        for (const connection of this.#connections) connection.terminate();
      }, 1000);
      this.#server.close(() => {
        clearTimeout(givenUp);
        closed();
      });
      if (this.#server.clients.size === 0) closed();
    });
    this.#leaveGaps();
    this.#connections.close();
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy());
    try {
      const { account, ...rest } = await this.#admit(request, socket);
      this.#server.handleUpgrade(request, socket, head, (opened) =>
        this.#welcome(opened, socket, { ...rest, account: account.id, name: account.name }),
      );
    } catch (error) {
      const refused = refusedFor(error) ?? new Refused(500, 'server.failed');
      if (refused !== error) this.#failed(error);
      const body = JSON.stringify({ refused: refused.reason });
      socket.end(
        `HTTP/1.1 ${refused.status} Refused\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
      );
      // nothing else watches over it any more
      setTimeout(() => socket.destroy(), leaveTaking).unref();
    }
  }

  async #admit(request: IncomingMessage, socket: Duplex) {
    const { accounts, limits, origins, hosts, addressOf } = this.#services;
    if (!this.#isOpen) throw new Refused(503, 'server.going-down');
    if (request.url?.split('?', 1)[0] !== '/socket') throw new Refused(404, 'server.request.unknown');
    const address = addressOf(request);
    limits.spend('sockets', addressKey(address));
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
    const { metrics, now, version } = this.#services;
    const connection = new Connection(socket, stream, who);
    this.#connections.add(connection);
    metrics.socketsOpen.inc();
    new Inbox(this.#services, socket, connection).listen();
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      connection.isOver = true;
      metrics.socketsOpen.dec();
      connection.stopLobby?.();
      this.#services.watchedTables.leaveAll(connection);
      this.#connections.remove(connection);
    });
    connection.send({ type: 'welcome', account: who.account, now: now(), version });
  }

  #checkAlive(): void {
    for (const connection of this.#connections) {
      if (connection.isAlive) connection.ping();
      else connection.terminate();
    }
  }

  /** Who is signed out is gone before they are told what was missed. */
  async #catchUp(): Promise<void> {
    await this.#connections.catchUp();
    await this.#services.watchedTables.catchUp();
  }
}

function whenClosed(socket: Duplex, act: () => void): void {
  if (socket.closed) act();
  else socket.once('close', act);
}
