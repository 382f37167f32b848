import { setTimeout as pause } from 'node:timers/promises';
import type { Guest } from '../guest.ts';
import { Seated } from '../seated.ts';
import type { Way } from './way.ts';

const openEvery = 500;
const mostSockets = 240;
/** A guest may say fifty things a second for long. */
const framesASecond = 50;

/** Spectators who come to others' tables and go, again and again. */
export const spectators: Way = async ({ guests, tables, count, isOver }) => {
  const coming: Promise<void>[] = [];
  for (let number = 0; !isOver(); number++) {
    const guest = guests[number % guests.length] as Guest;
    if (number < mostSockets) coming.push(comeAndGo(guest, number));
    await pause(openEvery);
  }
  await Promise.all(coming);

  async function comeAndGo(guest: Guest, number: number): Promise<void> {
    const seated = new Seated(guest, 0);
    const table = tables[number % 2] as string;
    await seated.sitDown().catch(() => count('sockets refused'));
    const own = Math.ceil((number + 1) / guests.length);
    while (!isOver() && seated.isConnected) {
      seated.watch(table);
      seated.unwatch(table);
      count('came and went');
      await pause((2_000 * own) / framesASecond);
    }
  }
};
