import { type Bot, type Json, type Match, pickOne, type Seat } from '@starboard/engine';
import { bookFor } from './fitted/index.ts';
import { planTurn, type Thinking } from './plan-turn.ts';
import { TurnSearch } from './turn-search.ts';
import { spends } from './worth-trying.ts';

const usualThinking: Thinking = { nodes: 300, targets: 3, bookFor, blur: 1.8 };

/**
 * Plays for a player who is away, better than the normal bot and not as well as the keen one, with what is theirs:
 * their cards are discarded only where that wins the match in this turn.
 */
export const standIn: Bot = {
  name: 'stand-in',
  decide({ shape }, { seat, random, look, draw }) {
    const options = shape.kind === 'choose' ? shape.options : [];
    const kept = options.filter((option) => !spends(option));
    const [only] = kept;
    if (only !== undefined && options.length === 1) return only;
    const match = look();
    const winning = kept.length < options.length ? winningAct(match, seat) : undefined;
    if (winning !== undefined) return winning;
    const planned = planTurn(match, seat, { ...usualThinking, keepsCards: true }, random);
    return planned ?? (only === undefined ? draw() : pickOne(random, 'stand-in', kept));
  },
};

/** How far the stand-in looks for a way to win at once. */
const nodes = 400;

/** The next act on a way that ends the match in this turn and wins it; one that costs no card, if there is any. */
function winningAct(match: Match, seat: Seat): Json | undefined {
  let best: Json | undefined;
  new TurnSearch(seat, { ...usualThinking, nodes }, ({ first, at }) => {
    const isWin = at.position.outcome?.winners.includes(seat) ?? false;
    if (isWin && (best === undefined || spends(best))) best = first;
  }).run(match);
  return best;
}
