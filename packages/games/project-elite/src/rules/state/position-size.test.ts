import { randomFrom } from '@starboard/engine';
import { expect, test } from 'vitest';
import { begin, mustTake, randomInput } from '../../testing/random-inputs.ts';

/** A position is saved and copied often: so many bytes at the most, as JSON. */
const most = 16 * 1024;

test('a position of six players stays small', () => {
  let largest = 0;
  for (const mission of ['demolition', 'exploration', 'capture'] as const) {
    const match = begin(6, mission, { mission, difficulty: 'high', clock: 'x2' });
    const luck = randomFrom(`luck of ${mission}`);
    for (let count = 0; !match.position.outcome; count++) {
      mustTake(match, randomInput(match, luck));
      if (count % 20 === 0) largest = Math.max(largest, JSON.stringify(match.position).length);
    }
  }
  expect(largest).toBeGreaterThan(most / 4);
  expect(largest).toBeLessThan(most);
});
