import { setTimeout as pause } from 'node:timers/promises';
import { Seated } from '../seated.ts';
import type { Way } from './way.ts';

const between = 50;
const bots = Array.from({ length: 3 }, () => ({ bot: 'hard' }));

/** As many tables with strong bots as are given; half of the guests stay and play at once at all of theirs. */
export const tables: Way = async ({ guests, count, isOver }) => {
  const opening = guests.map(async (guest, number) => {
    const seated = new Seated(guest, 0);
    if (number % 2 === 0) await seated.sitDown().catch(() => count('sockets refused'));
    for (;;) {
      if (isOver()) return;
      const table = await guest.openTable(['me', ...bots]);
      count(table === null ? 'tables refused' : 'tables');
      if (table === null) await pause(5_000);
      if (table !== null) await guest.ask('POST', `/api/tables/${table}/ready`, { isReady: true });
      if (table !== null && seated.isConnected) seated.watch(table);
      await pause(between * guests.length);
    }
  });
  await Promise.all(opening);
};
