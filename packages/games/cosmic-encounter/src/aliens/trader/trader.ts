import type { Seat } from '@starboard/engine';
import { hasUsed, isStrengthened } from '../../rules/abilities/answering.ts';
import { hasCards, moveCards, randomCards, swapCards } from '../../rules/cards/cards.ts';
import { choosingPlayer, othersWithCards } from '../../rules/asking/choosing-player.ts';
import { runs } from '../../rules/runs.ts';
import type { CeTable } from '../../rules/state/events.ts';
import { opponentOf } from '../../rules/state/seats.ts';
import { pickFromHand } from '../../rules/cards/seen-hand.ts';
import { playerOf, type State } from '../../rules/state/state.ts';
import { alien } from '../alien.ts';

/** The opponent, or any player once the flare allows it; an empty hand is nothing to trade. */
const partners = (state: State, seat: Seat): Seat[] => {
  const isFree = isStrengthened(state, seat, 'trader.transference');
  return othersWithCards(state, seat).filter((other) => isFree || other === opponentOf(state, seat));
};

function swapHands(table: CeTable, seat: Seat, other: Seat): void {
  const [own, others] = [[...playerOf(table.state, seat).hand], [...playerOf(table.state, other).hand]];
  swapCards(
    table,
    { from: seat, to: other, cards: own, where: 'hand' },
    { from: other, to: seat, cards: others, where: 'hand' },
  );
}

/** Transference: trades whole hands with the opponent, for good. */
export const trader = alien({
  id: 'trader',
  power: {
    id: 'trader.transference',
    when: 'planning.before-select',
    as: 'main',
    use: 'may',
    if: (state, seat) => hasCards(state, seat) && partners(state, seat).length > 0,
    // a hand without encounter cards is found by the check that follows
    asks: choosingPlayer('trader-partner', 'ce.ask.trade-with', partners),
    effect: (table, { seat, choices }) => swapHands(table, seat, Number(choices)),
  },
  wild: {
    when: 'alliance.before-invites',
    as: 'main',
    if: (state, seat) => hasCards(state, opponentOf(state, seat) as Seat),
    // by chance, and then one of its choice in return
    effect: (table, { seat }) => {
      const other = opponentOf(table.state, seat) as Seat;
      moveCards(table, other, seat, randomCards(table, other, 1));
      return runs(pickFromHand, { seat, of: seat, to: other, min: 1, max: 1 });
    },
  },
  super: {
    when: 'planning.before-select',
    as: 'main',
    if: (state, seat) =>
      othersWithCards(state, seat).length > 0 && !hasUsed(state, seat, 'trader.transference'),
    strengthens: 'trader.transference',
  },
});
