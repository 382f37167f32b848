import { once } from 'node:events';
import type { FromServer } from '@starboard/protocol';
import { WebSocket } from 'ws';

// node openings.js WISH: opens one stored table after the other, each for the first time; says how long they took

const wish = JSON.parse(process.argv[2] ?? '{}') as {
  readonly url: string;
  readonly token: string;
  readonly tables: readonly string[];
};
const socket = new WebSocket(`${wish.url.replace('http', 'ws')}/socket`, {
  headers: { cookie: `starboard=${wish.token}`, origin: wish.url },
});
await once(socket, 'open');
const milliseconds: number[] = [];
for (const table of wish.tables) milliseconds.push(await open(table));
milliseconds.sort((a, b) => a - b);
const at = (share: number) => milliseconds[Math.floor((milliseconds.length - 1) * share)];
console.log(JSON.stringify({ p50: at(0.5), p99: at(0.99), longest: at(1) }));
process.exit();

/** From asking to watch until the whole picture is there. */
function open(table: string): Promise<number> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const hear = (data: Buffer) => {
      const message = JSON.parse(data.toString('utf8')) as FromServer;
      if (message.type === 'refused') reject(new Error(message.reason.key));
      if (message.type !== 'view') return;
      socket.off('message', hear);
      socket.send(JSON.stringify({ type: 'unwatch', id: `leave-${table}`, table }));
      resolve(performance.now() - started);
    };
    socket.on('message', hear);
    socket.send(JSON.stringify({ type: 'watch', id: table, table }));
  });
}
