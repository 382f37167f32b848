import { Agent, request } from 'node:http';
import type { FromServer } from '@starboard/protocol';
import { WebSocket } from 'ws';

export interface Answer {
  readonly status: number;
  readonly text: string;
}

/** A guest of the node who comes from a given address of this machine. */
export class Guest {
  readonly url: string;
  readonly #address: string;
  readonly #agent: Agent;
  cookie = '';
  account = '';

  constructor(url: string, address: string) {
    this.url = url;
    this.#address = address;
    this.#agent = new Agent({ keepAlive: true, localAddress: address });
  }

  static async arrive(url: string, address: string): Promise<Guest> {
    const guest = new Guest(url, address);
    const { status, text } = await guest.ask('POST', '/api/guest', {});
    if (status !== 200) throw new Error(`no guest: ${text}`);
    guest.account = (JSON.parse(text) as { account: { id: string } }).account.id;
    return guest;
  }

  get address(): string {
    return this.#address;
  }

  ask(method: string, path: string, body?: object | string): Promise<Answer> {
    const sent = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
    return new Promise((resolve, reject) => {
      const asking = request(
        new URL(path, this.url),
        {
          method,
          agent: this.#agent,
          headers: {
            origin: this.url,
            cookie: this.cookie,
            ...(sent !== undefined && { 'content-type': 'application/json' }),
          },
        },
        (response) => {
          const [given] = response.headers['set-cookie'] ?? [];
          if (given) this.cookie = given.split(';', 1)[0] ?? '';
          let text = '';
          response.setEncoding('utf8');
          response.on('data', (part: string) => (text += part));
          response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
          response.on('error', reject);
        },
      );
      asking.on('error', reject);
      asking.end(sent);
    });
  }

  /** Opens a table and tells its id; null when that is refused. */
  async openTable(
    seats: readonly (string | { readonly bot: string })[],
    game = 'alien-frontiers',
  ): Promise<string | null> {
    const { status, text } = await this.ask('POST', '/api/tables', {
      game,
      options: {},
      seats,
      clock: 'normal',
      isPublic: false,
      spectators: { allowed: true, delay: 0 },
    });
    return status === 200 ? (JSON.parse(text) as { id: string }).id : null;
  }

  /** A line to the node; `hear` is given what it says. */
  async line(hear: (message: FromServer) => void): Promise<WebSocket> {
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/socket`, {
      headers: { cookie: this.cookie, origin: this.url },
      localAddress: this.#address,
      perMessageDeflate: false,
    });
    socket.on('message', (data: Buffer) => hear(JSON.parse(data.toString('utf8')) as FromServer));
    await new Promise<void>((resolve, reject) => {
      socket.on('open', resolve);
      socket.on('error', reject);
      socket.on('close', () => reject(new Error('the socket was not opened')));
    });
    return socket;
  }
}
