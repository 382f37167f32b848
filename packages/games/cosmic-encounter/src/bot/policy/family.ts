import type { RandomState } from '@starboard/engine';
import type { Asked, Judge } from '../answer.ts';
import type { Sight } from '../sight.ts';

/** How questions of a kind are judged: from what the seat knows to what each option is worth, in shares of the win. */
export type Family = (asked: Asked, sight: Sight, luck: RandomState) => Judge;
