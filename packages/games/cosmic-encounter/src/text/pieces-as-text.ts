import type { Message, MessageParam } from '@starboard/engine';
import { seatParam } from './names.ts';

export const text = (key: string, params?: Readonly<Record<string, MessageParam>>): Message => ({
  key: `ce.text.${key}`,
  ...(params && { params }),
});

/** Ships of every seat that has some here. */
export function shipsHere(counts: readonly number[]): MessageParam {
  const fleets = counts.flatMap((count, seat) =>
    count > 0 ? text('fleet', { seat: seatParam(seat), count }) : [],
  );
  return fleets.length > 0 ? fleets : text('no-ships');
}
