import { setTimeout as pause } from 'node:timers/promises';
import { Seated } from '../seated.ts';
import type { Way } from './way.ts';

const open = 20;
const thinking = 400;
const bots = Array.from({ length: 3 }, () => ({ bot: 'hard' }));

/** Nothing hostile: twenty people play Cosmic Encounter, each with three of the strongest bots. */
export const strongBots: Way = async ({ guests, count, isOver }) => {
  const sitting = guests.slice(0, open).map(async (guest) => {
    const table = await guest.openTable(['me', ...bots], 'cosmic-encounter');
    if (table === null) return count('tables refused');
    count('tables');
    await guest.ask('POST', `/api/tables/${table}/ready`, { isReady: true });
    const moved = (): void => count('moves');
    const seated = new Seated(guest, thinking, { moved });
    await seated.sitDown();
    seated.watch(table);
  });
  await Promise.all(sitting);
  while (!isOver()) await pause(1_000);
};
