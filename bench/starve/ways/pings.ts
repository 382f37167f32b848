import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { upgrade } from '../../../packages/server/src/testing/people/raw-socket.ts';
import type { Guest } from '../guest.ts';
import type { Means, Way } from './way.ts';

const atOnce = 20;
/** An address may open two sockets a second for long. */
const between = 500;

/** Sockets that ask whether the server is there, as fast as they can, and never listen. */
export const pings: Way = async (means) => {
  let open = 0;
  for (let number = 0; !means.isOver(); number++) {
    const guest = means.guests[number % means.guests.length] as Guest;
    if (open < atOnce) {
      open++;
      void flood(means, guest).finally(() => open--);
    }
    await pause(between);
  }
};

async function flood(means: Means, guest: Guest): Promise<void> {
  const { hostname, port } = new URL(means.url);
  const socket = connect({ host: hostname, port: Number(port), localAddress: guest.address });
  socket.on('error', () => socket.destroy());
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await Promise.race([once(socket, 'connect'), closed]);
  socket.write(upgrade(means.url, { cookie: guest.cookie }));
  await Promise.race([once(socket, 'data'), closed]);
  socket.pause();
  means.count('sockets');
  while (!socket.destroyed && !means.isOver()) {
    means.count('pings');
    if (!socket.write(manyPings)) await Promise.race([drained(socket), closed]);
    else await pause(1);
  }
  socket.destroy();
}

/** Or that long in vain. */
const drained = (socket: Socket) =>
  once(socket, 'drain', { signal: AbortSignal.timeout(1_000) }).catch(() => null);

const frame = (opcode: number): Buffer => {
  const body = Buffer.alloc(125, 'x');
  // masked with zeros, which changes nothing
  return Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | body.length, 0, 0, 0, 0]), body]);
};
const manyPings = Buffer.concat([...Array.from({ length: 100 }, () => frame(0x9)), frame(0xa)]);
