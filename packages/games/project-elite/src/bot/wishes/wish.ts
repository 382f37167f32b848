import type { Json, Seat } from '@starboard/engine';
import { countsAs } from '../../rules/facts/facts.ts';
import { heroAt, playerOf } from '../../rules/state/reading.ts';
import type { Hero, State } from '../../rules/state/state.ts';
import type { Symbol } from '../../content/symbols.ts';
import { type Job, nothing } from '../jobs/job.ts';
import type { Outlook } from '../outlook.ts';
import type { Kind } from '../pace.ts';

/** Something a seat could do now. */
export interface Wish {
  readonly answer: Json;
  readonly kind: Kind;
  readonly worth: number;
}

/** One of the seat's dice that shows something, in the hands of one of its heroes. */
export interface Shown {
  readonly index: number;
  readonly hero: Hero;
  readonly die: number;
}

export function shownTo(state: State, seat: Seat, index: number): readonly Shown[] {
  const hero = heroAt(state, index);
  return playerOf(state, seat).dice.flatMap(({ at, face }, die) =>
    at === 'free' && face !== null && face !== 'A' ? [{ index, hero, die }] : [],
  );
}

/** Whether the die can be used as one of these. */
export const canUse = (state: State, { hero, die }: Shown, ...asked: readonly Symbol[]): boolean => {
  const face = playerOf(state, hero.seat).dice[die]?.face;
  return face !== undefined && face !== null && countsAs(state, hero, face, asked);
};

export const jobOf = ({ jobs }: Outlook, index: number): Job => jobs[index] ?? nothing;
