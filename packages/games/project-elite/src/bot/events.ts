import { eventHolder } from '../keys/holders.ts';
import type { Outlook } from './outlook.ts';
import { missingSlots } from './work.ts';

/** From so many dice of the team on a slot more does not matter. */
const spareDice = 1;

/**
 * Lasting events that the team can complete now with dice that nothing more pressing waits for: those that are begun
 * first, then the ones that take the fewest dice.
 */
export function eventsToFill(outlook: Outlook): readonly number[] {
  const { state, jobs, timeLeft } = outlook;
  if (state.lasting.length === 0 || timeLeft < 12_000) return [];
  let dice = 0;
  state.heroes.forEach((hero, index) => {
    const job = jobs[index]?.is;
    if (job !== 'hunt') dice += Math.max(0, outlook.dice(hero) - (job === 'work' ? 2 : spareDice));
  });
  return state.lasting
    .filter(({ isCompleted }) => !isCompleted)
    .map(({ no }) => ({ no, missing: missingSlots(state, eventHolder(no)).length }))
    .filter(({ missing }) => missing > 0 && missing <= dice)
    .toSorted((a, b) => a.missing - b.missing || a.no - b.no)
    .slice(0, 1)
    .map(({ no }) => no);
}
