import { highCard, tapRace } from '@starboard/engine/testing/toys';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableRecord } from '../../lobby/table-record.ts';
import type { Room } from '../room/room.ts';
import { Vanishing } from './vanishing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const person = (name: string) => ({ kind: 'person', account: name, name, isReady: true }) as const;
const [ann, bob] = [person('Ann'), person('Bob')];

/** After how many seconds a bot stands in for Ann, at a node that has nothing of the match in its memory yet. */
async function patience(game: string, isTimed: boolean): Promise<number> {
  const table = { id: 't', game, status: 'playing', clock: 'none', seats: [ann, bob] } as const;
  let stoodInAt = -1;
  const room = {
    id: 't',
    current: null,
    visit: async (look: (live: object) => unknown) => look({ isTimed }),
    goOn: () => undefined,
  } as unknown as Room;
  const vanishing = new Vanishing({
    rooms: { room: async () => room },
    tables: {
      async change() {
        stoodInAt = performance.now();
        return table as unknown as TableRecord;
      },
    },
    games: [highCard, tapRace],
    paces: { none: null },
    presence: { at: () => [1], isHere: (_table, seat) => seat === 1 },
    grace: undefined,
    failed(error) {
      throw error;
    },
  });
  const from = performance.now();
  vanishing.changed(table as unknown as TableRecord);
  await vi.advanceTimersByTimeAsync(120_000);
  vanishing.close();
  return (stoodInAt - from) / 1_000;
}

test('who vanishes is waited for as long as the game can wait, whether or not the match is in memory', async () => {
  expect(await patience('high-card', false)).toBe(90);
  // its own clock runs just now
  expect(await patience('high-card', true)).toBe(10);
  expect(await patience('tap-race', true)).toBe(10);
  // the round waits for them, and all others wait with it
  expect(await patience('tap-race', false)).toBe(10);
});
