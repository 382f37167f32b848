import { type Bot, type Json, type Match, pickOne, type Seat } from '@starboard/engine';
import { typeOf } from '../content/cosmic-cards.ts';
import { isSomething } from '../rules/phases/deal-terms.ts';
import { sideOf } from '../rules/seats.ts';
import { encounterOf, type State } from '../rules/state.ts';

/**
 * Plays for somebody who is away, and gives away nothing of theirs: it passes wherever it may, so that no artifact,
 * flare or technology is used up; invites nobody and allies with nobody; and of a deal it takes only what is free.
 * What it must play it plays, an attack rather than a negotiation that it would not hold.
 */
export const standIn: Bot = {
  name: 'stand-in',
  decide({ prompt, shape, timeout }, { seat, random, look, draw }) {
    if (timeout !== undefined) return timeout;
    if (prompt === 'ce.ask.deal') return costsNothing(look(), seat) ? 'accept' : 'break-off';
    if (shape.kind !== 'choose') return draw();
    if (shape.options.includes('pass')) return 'pass';
    const attacks = prompt === 'ce.ask.select' ? shape.options.filter(isAttack) : [];
    return pickOne<Json>(random, 'stand-in', attacks.length > 0 ? attacks : shape.options);
  },
};

const isAttack = (card: string): boolean => typeOf(card) === 'attack';

/** Whether an offer lies on the table in which the seat gives nothing, and which it may accept. */
function costsNothing({ table, questions }: Match, seat: Seat): boolean {
  const encounter = encounterOf(table.state as State);
  const side = sideOf(encounter, seat);
  const terms = encounter.talks?.terms;
  const shape = questions.find((question) => question.seat === seat)?.shape;
  if (!terms || side === null || shape?.kind !== 'open') return false;
  return !isSomething(terms[side]) && shape.refuse('accept', table.position.now) === null;
}
