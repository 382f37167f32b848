import type { Duplex } from 'node:stream';
import { reason } from '@starboard/engine';
import type { FromServer } from '@starboard/protocol';
import type { WebSocket } from 'ws';
import { addressKey } from '../http/limits.ts';
import type { Asker } from '../log-work/work-line.ts';

/** A client that reads this slowly is better off coming back for the whole picture. */
const mostUnsent = 1_000_000;
/** How long a client that is sent away may take to hang up. */
export const leaveTaking = 3_000;

/** One socket of one device. */
export class Connection {
  readonly account: string;
  /** What the person is called in chat. */
  readonly name: string;
  readonly session: string;
  /** What proved the session when the socket was opened. */
  readonly proof: string;
  readonly address: string;
  /** Stops the news of the lobby. */
  stopLobby: (() => void) | null = null;
  /** Accounts it does not want to hear. */
  muted: ReadonlySet<string> = new Set();
  isAlive = true;
  /** Closed, or told to go: nothing it says counts any more. */
  isOver = false;
  readonly #socket: WebSocket;
  /** What the socket's frames go through. */
  readonly #stream: Duplex;

  constructor(
    socket: WebSocket,
    stream: Duplex,
    who: { account: string; name: string; session: string; proof: string; address: string },
  ) {
    this.#socket = socket;
    this.#stream = stream;
    this.account = who.account;
    this.name = who.name;
    this.session = who.session;
    this.proof = who.proof;
    this.address = who.address;
  }

  /** Whom the work that it asks for counts for. */
  get asker(): Asker {
    return { who: this.account, from: addressKey(this.address) };
  }

  /** A message that is text already. */
  readonly sendText = (text: string): void => {
    if (!this.#mayWrite()) return;
    // the usual message is short and all ASCII: written as one string it costs a fifth less than two buffers do
    const frame = plainFrame(text);
    if (frame !== null) this.#stream.write(frame, 'latin1');
    else this.#socket.send(text);
  };

  send(message: FromServer): void {
    this.sendText(JSON.stringify(message));
  }

  ping(): void {
    this.isAlive = false;
    if (this.#mayWrite()) this.#socket.ping();
  }

  pong(data: Buffer): void {
    if (this.#mayWrite()) this.#socket.pong(data);
  }

  terminate(): void {
    this.isOver = true;
    this.#socket.terminate();
  }

  /** `comeBack`: with what proves the session now. */
  signOut(comeBack: boolean): void {
    if (!this.isOver) this.bye(comeBack ? 'server.account.renewed' : 'server.account.signed-out', comeBack);
  }

  /** `comeBack`: the server goes down or moves, the person is still welcome. */
  bye(key: string, comeBack: boolean): void {
    this.send({ type: 'bye', reason: reason(key), comeBack });
    this.isOver = true;
    this.#socket.close(comeBack ? 1012 : 1008);
    setTimeout(() => this.terminate(), leaveTaking).unref();
  }

  /** What a client does not read waits in our memory. */
  #mayWrite(): boolean {
    if (this.#socket.readyState !== this.#socket.OPEN) return false;
    if (this.#socket.bufferedAmount <= mostUnsent) return true;
    this.terminate();
    return false;
  }
}

// the same news goes to several sockets, one after the other
let latest: { readonly text: string; readonly frame: string | null } = { text: '', frame: null };

/** A text in a WebSocket frame, a byte for each character; null for one that is long or not all ASCII. */
function plainFrame(text: string): string | null {
  if (latest.text !== text) {
    const head = plainHead(text.length);
    const frame = head + text;
    const isPlain =
      text.length < 65_536 && Buffer.byteLength(frame) === Buffer.byteLength(head) + text.length;
    latest = { text, frame: isPlain ? frame : null };
  }
  return latest.frame;
}

/** What goes before a text of so many characters, all ASCII, in a WebSocket frame that is whole and unmasked. */
const plainHead = (length: number): string =>
  length < 126
    ? String.fromCharCode(0x81, length)
    : String.fromCharCode(0x81, 126, length >> 8, length & 0xff);
