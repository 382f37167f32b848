import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface RawSocket {
  readonly socket: Socket;
  text(): string;
  heard(word: string): Promise<void>;
  readonly closed: Promise<unknown>;
}

/** A connection that says exactly these bytes first. */
export async function rawSocket(url: string, head: string): Promise<RawSocket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => void chunks.push(chunk));
  socket.on('error', () => socket.destroy());
  const closed = new Promise((resolve) => socket.on('close', resolve));
  await once(socket, 'connect');
  socket.write(head);
  const text = () => Buffer.concat(chunks).toString('latin1');
  return {
    socket,
    text,
    closed,
    async heard(word) {
      while (!text().includes(word)) {
        if (socket.closed) throw new Error(`the socket was closed without “${word}”; it said: ${text()}`);
        await Promise.race([once(socket, 'data'), closed]);
      }
    },
  };
}

/** The request that opens a socket, but for what is changed; what is empty is left out. */
export function upgrade(url: string, changes: Readonly<Record<string, string>>, path = '/socket'): string {
  const headers: Record<string, string> = {
    host: new URL(url).host,
    origin: url,
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    ...changes,
  };
  const lines = Object.entries(headers).filter(([, value]) => value !== '');
  return `GET ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
}
