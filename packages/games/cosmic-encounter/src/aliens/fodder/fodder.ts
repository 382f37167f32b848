import type { Seat } from '@starboard/engine';
import { type CardId, cardFacts } from '../../content/cosmic-cards.ts';
import { hasUsed, isStrengthened } from '../../rules/abilities/answering.ts';
import { turnsWith } from '../../rules/abilities/wise.ts';
import { asksOne, asksSome, decides } from '../../rules/asking/asking.ts';
import { discardFromHand } from '../../rules/cards/cards.ts';
import { addToSide } from '../../rules/encounter/modifier.ts';
import { runs } from '../../rules/runs.ts';
import { sendShips } from '../../rules/ships/move-ships.ts';
import { bothAttack, ownSide, valueOn } from '../../rules/encounter/reading.ts';
import { otherSide } from '../../rules/state/seats.ts';
import { shipsOnColonies } from '../../rules/ships/ships.ts';
import { encounterOf, playerOf, type Side, type State } from '../../rules/state/state.ts';
import { alien } from '../alien.ts';

const sides = ['offense', 'defense'] as const;

/** Cards that may be thrown in: between the two attacks as they count, or all that are lower than the opponent's. */
function fodderFor(state: State, seat: Seat, isAnyLower: boolean): CardId[] {
  if (!bothAttack(state)) return [];
  const side = ownSide(state, seat);
  const low = isAnyLower ? -1 : valueOn(state, side);
  return playerOf(state, seat).hand.filter((card) => {
    const { type, value } = cardFacts(card);
    return type === 'attack' && value > low && value < valueOn(state, otherSide(side));
  });
}

const throwable = (state: State, seat: Seat): CardId[] =>
  fodderFor(state, seat, isStrengthened(state, seat, 'fodder.overwhelm'));

/** Sides that invited the seat in vain, if it has a ship to send now. */
function stillOpen(state: State, seat: Seat): Side[] {
  const { invited, everAllied } = encounterOf(state);
  if (everAllied[seat] !== null || shipsOnColonies(state, seat) === 0) return [];
  return sides.filter((side) => invited[side].includes(seat));
}

/** Overwhelm: attacks between the two encounter cards are thrown in and add to the total. */
export const fodder = alien({
  id: 'fodder',
  power: {
    id: 'fodder.overwhelm',
    when: 'reveal.after-reveal',
    as: 'main',
    use: 'may',
    if: (state, seat) => fodderFor(state, seat, false).length > 0,
    isWise: (state, seat) => turnsWith(state, seat, fodderFor(state, seat, false)),
    // asked for in the effect, so that a zap leaves the cards unseen
    effect: decides(asksSome('ce.ask.fodder', throwable, 1), (table, { seat }, cards) => {
      const amount = cards.reduce((sum, card) => sum + cardFacts(card).value, 0);
      discardFromHand(table, seat, cards);
      addToSide(table.state, seat, amount);
    }),
  },
  wild: {
    when: 'reveal.after-reveal',
    as: 'not-main-or-ally',
    if: (state, seat) => stillOpen(state, seat).length > 0,
    asks: asksOne('ce.ask.ally', (state, seat) => stillOpen(state, seat).map((side) => `join:${side}`)),
    effect: ({ state }, { seat, choices }) => {
      const side = choices === 'join:offense' ? 'offense' : 'defense';
      encounterOf(state).allies[seat] = side;
      return runs(sendShips, { seat, side, min: 1, max: 1 });
    },
  },
  super: {
    when: 'reveal.after-reveal',
    as: 'main',
    if: (state, seat) => !hasUsed(state, seat, 'fodder.overwhelm') && fodderFor(state, seat, true).length > 0,
    usesPower: 'fodder.overwhelm',
    isStronger: true,
  },
});
