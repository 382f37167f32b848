import type { Terms, WhyNot } from '../../rules/deal/deal-terms.ts';
import { otherSide } from '../../rules/state/seats.ts';
import type { Side } from '../../rules/state/state.ts';
import type { Sight } from '../sight.ts';
import type { Outlook } from './bargaining.ts';
import { handsOverTheWin } from './deal-worth.ts';

/** Why this seat does not agree to the terms, in the words that there are for it. */
export function whyNot(sight: Sight, { chances }: Outlook, terms: Terms, side: Side): WhyNot {
  if (handsOverTheWin(sight, terms)) return 'you-would-win';
  if (!sight.canOffer(terms)) return 'something-else';
  const theirs = otherSide(side);
  const [first, ...others] = chances;
  if (!first) return 'nothing-to-give';
  const best = others.reduce((most, chance) => (chance.own > most.own ? chance : most), first);
  const wantsColony = best.terms[theirs].colony !== null && terms[theirs].colony === null;
  return wantsColony ? 'want-colony' : 'too-little';
}
