import type { Account, Refusal } from '@starboard/protocol';
import { checkAnswer } from './answers.ts';

export interface Answer<Body> {
  readonly status: number;
  /** The JSON that came back, or text; undefined when nothing did. */
  readonly body: Body;
  /** Key of the reason, when it is a refusal. */
  readonly refused: string | null;
  readonly headers: Headers;
}

/** As much of a browser as a test needs: an origin, a cookie, JSON. */
export class Browser {
  readonly url: string;
  /** Sent along with everything; what is empty is left out. */
  readonly headers: Record<string, string>;
  readonly #cookies = new Map<string, string>();
  #account: Account | null = null;

  constructor(url: string, origin = url) {
    this.url = url;
    this.headers = { origin };
  }

  /** Who this browser has last been told it is. */
  get account(): Account {
    if (!this.#account) throw new Error('nobody is signed in here');
    return this.#account;
  }

  /** What the cookie holds at present. */
  get token(): string | null {
    return this.#cookies.get('__Host-starboard') ?? this.#cookies.get('starboard') ?? null;
  }

  /** With a cookie as it was before there were others for https. */
  set token(token: string | null) {
    this.#cookies.delete('__Host-starboard');
    this.#cookies.delete('starboard');
    if (token !== null) this.#cookies.set('starboard', token);
  }

  get<Body = unknown>(path: string): Promise<Answer<Body>> {
    return this.ask('GET', path);
  }

  post<Body = unknown>(path: string, body?: unknown): Promise<Answer<Body>> {
    return this.ask('POST', path, body);
  }

  put<Body = unknown>(path: string, body?: unknown): Promise<Answer<Body>> {
    return this.ask('PUT', path, body);
  }

  patch<Body = unknown>(path: string, body?: unknown): Promise<Answer<Body>> {
    return this.ask('PATCH', path, body);
  }

  delete<Body = unknown>(path: string, body?: unknown): Promise<Answer<Body>> {
    return this.ask('DELETE', path, body);
  }

  /** Signs in as a new guest. */
  async becomeGuest(name?: string): Promise<Account> {
    const { status } = await this.post('/api/guest', name === undefined ? {} : { name });
    if (status !== 200) throw new Error(`no guest: ${status}`);
    return this.account;
  }

  async ask<Body = unknown>(method: string, path: string, body?: unknown): Promise<Answer<Body>> {
    return this.askRaw(method, path, body === undefined ? undefined : JSON.stringify(body), {
      ...(body !== undefined && { 'content-type': 'application/json' }),
    });
  }

  /** With a body and headers exactly as given. */
  async askRaw<Body = unknown>(
    method: string,
    path: string,
    body?: string | Uint8Array<ArrayBuffer>,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer<Body>> {
    const sent = {
      ...this.headers,
      cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; '),
      ...headers,
    };
    const response = await fetch(new URL(path, this.url), {
      method,
      headers: Object.entries(sent).filter(([, value]) => value !== ''),
      ...(body !== undefined && { body }),
      redirect: 'manual',
    });
    this.#keepCookie(response.headers);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    const read = (text !== '' && isJson ? JSON.parse(text) : text || undefined) as Partial<Refusal> & {
      account?: Account | null;
    };
    // strictly: what the protocol does not name fails the test that was answered so
    if (path.startsWith('/api/')) checkAnswer(method, path, response.status, read);
    if (response.ok && read?.account !== undefined) this.#account = read.account;
    return {
      status: response.status,
      body: read as Body,
      refused: read?.refused?.key ?? null,
      headers: response.headers,
    };
  }

  #keepCookie(headers: Headers): void {
    for (const cookie of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }
}
