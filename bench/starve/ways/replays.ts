import { setTimeout as pause } from 'node:timers/promises';
import type { Guest } from '../guest.ts';
import { Seated } from '../seated.ts';
import type { Means, Way } from './way.ts';

/** An address may ask twenty times a second for long. */
const between = 50;
const mostUnderWay = 300;
const steps = 20_000;

/** Pages of a very long match, from all over it, and its log from the beginning. */
export const replays: Way = async (means) => {
  const table = await imported(means);
  const watching = watchFromStart(means, table);
  let underWay = 0;
  for (let number = 0; !means.isOver(); number++) {
    const guest = means.guests[number % means.guests.length] as Guest;
    if (underWay < mostUnderWay) {
      underWay++;
      const from = Math.floor(Math.random() * steps);
      void guest
        .ask('GET', `/api/tables/${table}/replay?from=${from}&limit=200`)
        .then(({ status }) => means.count(`replays ${status}`))
        .catch(() => means.count('replays cut'))
        .finally(() => underWay--);
    }
    await pause(between);
  }
  await watching;
};

async function imported({ guests, record, isOver }: Means): Promise<string> {
  for (let number = 0; !isOver(); number++) {
    const guest = guests[number % guests.length] as Guest;
    const { status, text } = await guest.ask('POST', '/api/import', record);
    if (status === 200) return (JSON.parse(text) as { id: string }).id;
    await pause(1_000);
  }
  throw new Error('the record was not taken');
}

async function watchFromStart({ guests, count, isOver }: Means, table: string): Promise<void> {
  const sockets: Seated[] = [];
  for (const guest of guests.slice(0, 10)) {
    const seated = new Seated(guest, 0);
    await seated.sitDown().catch(() => count('sockets refused'));
    sockets.push(seated);
  }
  while (!isOver()) {
    for (const seated of sockets) {
      seated.unwatch(table);
      seated.watch(table, 0);
      count('watched from the start');
    }
    await pause(200);
  }
}
