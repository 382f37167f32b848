import { savedAsIs, startMatch } from '@starboard/engine';
import { tapRace } from '@starboard/engine/testing/toys';
import { expect, test } from 'vitest';
import { presenceInputs } from './coming-and-going.ts';
import { HostedMatch } from './hosted-match.ts';
import type { SeatHolder } from './seat-holder.ts';

const person = (name: string): SeatHolder => ({ kind: 'person', account: name, name, isReady: true });
const seats = [person('ann'), person('bob')];

/** A race of two as a host takes it up, so long after its beginning, without any of its log. */
const takenUp = (seq: number): HostedMatch => {
  const saved = savedAsIs(startMatch(tapRace, { seats: 2, seed: 'gone' }));
  const stored = { id: 'race', seq, saved, savedSeq: seq, told: [0, 0, 0], clock: null };
  return new HostedMatch(tapRace, stored, { recent: [], pace: null, latestAt: 0 });
};

test('who goes and who comes back is said once', () => {
  const race = takenUp(0);
  expect(presenceInputs(race, { seats }, [0, 1])).toEqual([]);
  const [gone] = presenceInputs(race, { seats }, [0]);
  expect(gone).toEqual({ seat: 1, is: 'away' });
  if (gone) race.take({ input: gone, by: 'table', seat: 1, request: null }, 0);
  expect(presenceInputs(race, { seats }, [0])).toEqual([]);
  expect(presenceInputs(race, { seats }, [0, 1])).toEqual([{ seat: 1, is: 'back' }]);
});

test('a host that does not know what was said long ago says who is there, so that no race waits for them', () => {
  expect(presenceInputs(takenUp(1000), { seats }, [0, 1])).toEqual([
    { seat: 0, is: 'back' },
    { seat: 1, is: 'back' },
  ]);
});
