import { asks, call, end, goto, rulesOf, type Seat } from '@starboard/engine';
import { type CardId, cardFacts, typeOf } from '../../content/cosmic-cards.ts';
import { isAnnouncing, isStrengthened } from '../../rules/abilities/answering.ts';
import { settle } from '../../rules/abilities/use.ts';
import { asksOne } from '../../rules/asking.ts';
import {
  hasCards,
  justDiscarded,
  moveCards,
  putOnDiscard,
  randomCards,
  takeBackAside,
  takeFromDiscard,
} from '../../rules/cards.ts';
import type { Event } from '../../rules/events.ts';
import { hasSucceeded } from '../../rules/reading.ts';
import { opponentOf } from '../../rules/seats.ts';
import { playerOf, type State } from '../../rules/state.ts';
import { alien } from '../alien.ts';

const { procedure } = rulesOf<State, Event>();

/** What another player has just discarded, save the own flare. */
function discarded(state: State, seat: Seat): CardId | null {
  const last = justDiscarded(state);
  return last && last.seat !== seat && cardFacts(last.card).flare !== 'vulch' ? last.card : null;
}

const isFlare = (card: CardId | null): boolean => card !== null && typeOf(card) === 'flare';

/** An artifact, or a flare once the own one allows it. */
function salvageable(state: State, seat: Seat): CardId | null {
  const card = discarded(state, seat);
  if (card === null || typeOf(card) === 'artifact') return card;
  return isFlare(card) && isStrengthened(state, seat, 'vulch.salvage') ? card : null;
}

/** The opponent's cards come one by one, each to be discarded, until one is kept. */
const pickOver = procedure<{ readonly seat: Seat; readonly from: Seat }, 'next' | 'which'>(
  'vulch-pick',
  'next',
  {
    next(table, { seat, from }) {
      if (!hasCards(table.state, from)) return end();
      moveCards(table, from, seat, randomCards(table, from, 1), 'aside');
      return goto('which');
    },
    which: asks(
      (state, { seat }) => {
        const [card = ''] = playerOf(state, seat).aside;
        return asksOne('ce.ask.keep-or-discard', [`keep:${card}`, `discard:${card}`])(state, seat);
      },
      (table, { seat }, answer) => {
        if (answer.startsWith('keep:')) {
          takeBackAside(table.state, seat);
          return end();
        }
        putOnDiscard(table, seat, playerOf(table.state, seat).aside.splice(0));
        return call(settle, {}, 'next');
      },
    ),
  },
);

/** Salvage: whatever artifacts others discard are its own; a new hand comes besides those it has. */
export const vulch = alien({
  id: 'vulch',
  passive: { keepsInNewHand: (card) => typeOf(card) === 'artifact' },
  power: {
    id: 'vulch.salvage',
    when: 'trigger.card-discarded',
    as: 'any',
    use: 'must',
    repeats: true,
    if: (state, seat) => salvageable(state, seat) !== null,
    effect: (table, { seat }) => {
      const card = salvageable(table.state, seat);
      if (card !== null) takeFromDiscard(table, seat, [card]);
    },
  },
  wild: {
    when: 'resolution.after-outcome',
    as: 'main',
    if: (state, seat) => hasSucceeded(state, seat) && hasCards(state, opponentOf(state, seat) as Seat),
    effect: ({ state }, { seat }) =>
      call(pickOver, { seat, from: opponentOf(state, seat) as Seat }, 'finish'),
  },
  // flares too, until the encounter ends
  super: {
    when: ['react.power-use', 'trigger.card-discarded'],
    as: 'any',
    if: (state, seat) => isAnnouncing(state, seat, 'vulch.salvage') || isFlare(discarded(state, seat)),
    strengthens: 'vulch.salvage',
  },
  procedures: [pickOver],
});
