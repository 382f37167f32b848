import type { FromClient } from '@starboard/protocol';
import { fromClient } from '@starboard/protocol/schemas';
import type { WebSocket } from 'ws';
import { addressKey } from '../http/limits.ts';
import type { Log } from '../operations/log.ts';
import { Refused, refusedFor } from '../refused.ts';
import { unawaited } from '../unawaited.ts';
import type { Connection } from './connection.ts';
import { doAsSaid, type HandlerServices } from './handlers.ts';

export interface InboxServices extends HandlerServices {
  readonly log: Log;
}

/** Messages that wait for the one before; after that the socket is not read until they are done. */
const mostWaiting = 32;
/** Characters; longer ones wait as they came, since read they may be far larger. No question whether we are there is. */
const shortMessage = 128;
/** What a frame may hold for the price of one; each further one is as dear as another frame. */
const kilobyte = 1024;

/** A message that came at some moment: as it was meant, as text that has not been read yet, or null. */
interface Heard {
  readonly said: FromClient | string | null;
  readonly heardAt: number;
}

/**
 * What a client says on one socket, done in the order in which it was said. Every frame counts, also one that says
 * nothing, and a large one as several; a client that goes on after being told that it is too much is cut off.
 */
export class Inbox {
  readonly #services: InboxServices;
  readonly #socket: WebSocket;
  readonly #connection: Connection;
  readonly #address: string;
  /** What is still to be done, the message that is being dealt with included. */
  readonly #waiting: Heard[] = [];
  #isCut = false;
  readonly #failed = (error: unknown): void =>
    this.#services.log.error({ err: error }, 'a message could not be dealt with');

  constructor(services: InboxServices, socket: WebSocket, connection: Connection) {
    this.#services = services;
    this.#socket = socket;
    this.#connection = connection;
    this.#address = addressKey(connection.address);
  }

  listen(): void {
    const socket = this.#socket;
    socket.on('message', (data, isBinary) => {
      const bytes = data as Buffer;
      if (this.#isWithinBudget(bytes.length)) this.#take(isBinary ? '' : bytes.toString('utf8'));
    });
    socket.on('ping', (data) => {
      if (this.#isWithinBudget()) this.#connection.pong(data);
    });
    socket.on('pong', () => {
      this.#isWithinBudget();
    });
  }

  #isWithinBudget(bytes = 0): boolean {
    // what has come along with the last straw
    if (this.#isCut) return false;
    const { limits } = this.#services;
    const weight = 1 + Math.floor(bytes / kilobyte);
    try {
      limits.spend('frames', this.#connection.account, weight);
    } catch (error) {
      this.#goesOn(error);
      return false;
    }
    this.#connection.isAlive = true;
    try {
      limits.spend('framesFromAddress', this.#address, weight);
    } catch (error) {
      // others behind the same address may have spent it
      this.#refuse(null, error);
      return false;
    }
    return !this.#connection.isOver;
  }

  /** Refusals are something to read, too: there is an end to them. */
  #goesOn(error: unknown): void {
    try {
      this.#services.limits.spend('framesRefused', this.#connection.account);
      this.#refuse(null, error);
    } catch {
      this.#isCut = true;
      this.#connection.terminate();
    }
  }

  #take(text: string): void {
    const said = text.length <= shortMessage ? read(text) : text;
    // whether we are there is told at once, however long the message before takes
    const heardAt = this.#services.now();
    if (typeof said === 'object' && said?.type === 'ping')
      return unawaited(this.#hear(said, heardAt), this.#failed);
    const count = this.#waiting.push({ said, heardAt });
    if (count === mostWaiting) this.#socket.pause();
    if (count === 1) unawaited(this.#hearAll(), this.#failed);
  }

  async #hearAll(): Promise<void> {
    for (let next = this.#waiting[0]; next; next = this.#waiting[0]) {
      const { said, heardAt } = next;
      try {
        await this.#hear(typeof said === 'string' ? read(said) : said, heardAt);
      } catch (error) {
        this.#failed(error);
      }
      this.#waiting.shift();
    }
    if (this.#socket.isPaused) this.#socket.resume();
  }

  async #hear(said: FromClient | null, heardAt: number): Promise<void> {
    if (this.#connection.isOver) return;
    try {
      if (!said) throw new Refused(400, 'server.request.malformed');
      await doAsSaid(this.#services, this.#connection, said, heardAt);
    } catch (error) {
      this.#refuse(said?.id ?? null, error);
    }
  }

  #refuse(id: string | null, error: unknown): void {
    const refused = refusedFor(error) ?? new Refused(500, 'server.failed');
    if (refused !== error) this.#failed(error);
    const { reason, retryAfter } = refused;
    this.#connection.send({ type: 'refused', id, reason, ...(retryAfter !== undefined && { retryAfter }) });
  }
}

/** Null for what no client says. */
function read(text: string): FromClient | null {
  try {
    return fromClient.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
