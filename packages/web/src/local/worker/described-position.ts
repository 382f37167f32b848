import { type AnyGame, type Json, type Match, playFrom } from '@starboard/engine';
import { positionFrom } from '@starboard/host';
import { Refused } from '../../wire/refused.ts';

/** How a position is described, as each game lists it in its `position/description.ts`. */
export type Description = Readonly<Record<string, Json>>;

/** Reads the description that stands in an address. */
export function readDescription(text: string): Description {
  const description = parsed(text);
  if (typeof description !== 'object' || description === null || Array.isArray(description))
    throw new Refused('web.local.bad-position');
  return description as Description;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** With a seed of its own a position is the same for all who open it. */
export const seedOf = (description: Description | undefined): string | undefined =>
  typeof description?.['seed'] === 'string' ? description['seed'] : undefined;

/** A match that begins with the described position. */
export function matchFrom(game: AnyGame, description: Description, seats: number, seed: string): Match {
  const match = begun(game, description, seed);
  const wanted = match.position.seats;
  if (wanted !== seats) throw new Refused({ key: 'web.local.position-seats', params: { bots: wanted - 1 } });
  return match;
}

function begun(game: AnyGame, description: Description, seed: string): Match {
  try {
    return playFrom(game, positionFrom(game, description, seed));
  } catch {
    throw new Refused('web.local.bad-position');
  }
}
