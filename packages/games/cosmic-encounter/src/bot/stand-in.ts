import { type Bot, type Json, type Match, pickOne, type Seat, type WireShape } from '@starboard/engine';
import { parseOption } from '../keys/index.ts';
import { typeOf } from '../content/cosmic-cards.ts';
import { isSomething } from '../rules/deal/deal-terms.ts';
import { sideOf } from '../rules/state/seats.ts';
import { encounterOf, type State } from '../rules/state/state.ts';
import { leastCards, leastShips } from './least-loss.ts';

/**
 * Answers for a player who is out of time, and gives away nothing of theirs: it passes wherever it may, so that no artifact,
 * flare or technology is used up; invites no allies and joins no side; and of a deal it takes only what is free.
 * What it must play it plays, an attack rather than a negotiation that it would not hold; what it must give up is what
 * would be missed least.
 */
export const standIn: Bot = {
  name: 'stand-in',
  decide({ prompt, shape, timeout }, { seat, random, look, draw }) {
    // a deal that comes to nothing costs ships, so a gift is not left until its time is over
    if (prompt === 'ce.ask.deal') return costsNothing(look(), seat) ? 'accept' : 'break-off';
    if (timeout !== undefined) return timeout;
    if (shape.kind === 'split') return leastShips(stateOf(look()), seat, shape) ?? draw();
    if (shape.kind === 'pick') return leastCards(stateOf(look()), seat, shape.options, shape.min) ?? draw();
    if (shape.kind === 'form') return leastOfEach(stateOf(look()), seat, shape.parts) ?? draw();
    if (shape.kind !== 'choose') return draw();
    if (shape.options.includes('pass')) return 'pass';
    const better = shape.options.filter(prompt === 'ce.ask.select' ? isAttack : isHomecoming);
    if (better.length > 0) return pickOne<Json>(random, 'stand-in', better);
    const [given] = leastCards(stateOf(look()), seat, shape.options, 1) ?? [];
    return given ?? pickOne<Json>(random, 'stand-in', shape.options);
  },
};

/** One of the own cards for each part, the one that is missed least; null where parts ask for something else. */
function leastOfEach(
  state: State,
  seat: Seat,
  parts: Readonly<Record<string, WireShape>>,
): Record<string, Json> | null {
  const given: Record<string, Json> = {};
  for (const [name, part] of Object.entries(parts)) {
    const [card] = (part.kind === 'choose' && leastCards(state, seat, part.options, 1)) || [];
    if (card === undefined) return null;
    given[name] = card;
  }
  return given;
}

const stateOf = ({ table }: Match): State => table.state as State;

const isAttack = (card: string): boolean => typeOf(card) === 'attack';

/** An empty home planet is settled again without a fight. */
const isHomecoming = (option: string): boolean => parseOption(option)?.word === 're-establish';

/** Whether an offer lies on the table in which the seat gives nothing, and which it may accept. */
function costsNothing({ table, questions }: Match, seat: Seat): boolean {
  const encounter = encounterOf(table.state as State);
  const side = sideOf(encounter, seat);
  const terms = encounter.talks?.terms;
  const shape = questions.find((question) => question.seat === seat)?.shape;
  if (!terms || side === null || shape?.kind !== 'open') return false;
  return !isSomething(terms[side]) && shape.refuse('accept', table.position.now) === null;
}
