import type { Seat } from '@starboard/engine';
import { isForgotten } from '../../rules/cards/known-cards.ts';
import { runs } from '../../rules/runs.ts';
import type { CeTable } from '../../rules/state/events.ts';
import { goHomeAll } from '../../rules/ships/move-ships.ts';
import { cardOn, ownSide } from '../../rules/encounter/reading.ts';
import { opponentOf, otherSide, timingOrder } from '../../rules/state/seats.ts';
import { returnPlayed } from '../../rules/cards/sheet-cards.ts';
import { encounterOf, playerOf, type Use } from '../../rules/state/state.ts';
import { alien } from '../alien.ts';

/** Both hands are mixed, and each gets as many cards back as it had. */
function mixHands(table: CeTable, { seat }: Use): void {
  const { state } = table;
  table.reveal();
  const own = playerOf(state, seat);
  const opponent = opponentOf(state, seat) as Seat;
  const other = playerOf(state, opponent);
  const count = own.hand.length;
  const mixed = table.shuffle('taken', [...own.hand, ...other.hand]);
  own.hand = mixed.slice(0, count);
  other.hand = mixed.slice(count);
  isForgotten(state, seat, opponent);
}

/** The opponent takes its card back, all ships go home, and it counts as a deal without an exchange. */
function breakOff(table: CeTable, { seat }: Use) {
  const { state } = table;
  const encounter = encounterOf(state);
  const side = otherSide(ownSide(state, seat));
  const seen = cardOn(state, side);
  if (seen) returnPlayed(table, seen);
  encounter.cards[side] = null;
  encounter.allies.fill(null);
  encounter.result = 'deal';
  return runs(goHomeAll, { seats: [...timingOrder(state)] });
}

/** Foresee: the opponent selects first, face up. */
export const oracle = alien({
  id: 'oracle',
  power: {
    id: 'oracle.foresee',
    when: 'planning.select',
    as: 'main',
    use: 'must',
    effect: ({ state }, { seat }) => {
      encounterOf(state).selectsFirst = otherSide(ownSide(state, seat));
    },
  },
  wild: { when: 'planning.before-select', as: 'main', effect: mixHands },
  super: {
    when: 'planning.select',
    as: 'main',
    if: (state, seat) => cardOn(state, otherSide(ownSide(state, seat)))?.isFaceUp ?? false,
    effect: breakOff,
  },
});
