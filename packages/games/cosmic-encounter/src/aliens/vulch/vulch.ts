import { asks, end, goto, rulesOf, type Seat } from '@starboard/engine';
import { optionKey, parseOption } from '../../keys/index.ts';
import { type CardId, type CardType, cardFacts, typeOf } from '../../content/cosmic-cards.ts';
import { isAnnouncing, isStrengthened } from '../../rules/abilities/answering.ts';
import { settleThen } from '../../rules/abilities/use.ts';
import { asksOne } from '../../rules/asking/asking.ts';
import {
  hasCards,
  justDiscarded,
  moveCards,
  putOnDiscard,
  randomCards,
  takeBackAside,
  takeFromDiscard,
} from '../../rules/cards/cards.ts';
import { comesInSight } from '../../rules/cards/known-cards.ts';
import { runs } from '../../rules/runs.ts';
import type { Event } from '../../rules/state/events.ts';
import { hasSucceeded } from '../../rules/encounter/reading.ts';
import { opponentOf } from '../../rules/state/seats.ts';
import { playerOf, type State } from '../../rules/state/state.ts';
import { alien } from '../alien.ts';

const { procedure } = rulesOf<State, Event>();

/** What another player has just discarded, save the own flare. */
function discarded(state: State, seat: Seat, ...kinds: readonly CardType[]): CardId[] {
  const last = justDiscarded(state);
  if (!last || last.seat === seat || cardFacts(last.card).flare === 'vulch') return [];
  return kinds.includes(last.kind) ? [last.card] : [];
}

/** An artifact, or a flare once the own one allows it. */
const salvage = (state: State, seat: Seat): CardId[] =>
  isStrengthened(state, seat, 'vulch.salvage')
    ? discarded(state, seat, 'artifact', 'flare')
    : discarded(state, seat, 'artifact');

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
        return asksOne('ce.ask.keep-or-discard', [
          optionKey({ word: 'keep', card }),
          optionKey({ word: 'discard', card }),
        ])(state, seat);
      },
      (table, { seat, from }, answer) => {
        if (parseOption(answer)?.word === 'keep') {
          comesInSight(table.state, seat, playerOf(table.state, seat).aside, [from]);
          takeBackAside(table.state, seat);
          return end();
        }
        putOnDiscard(table, seat, playerOf(table.state, seat).aside.splice(0));
        return settleThen(table, 'next');
      },
    ),
  },
);

/** Salvage: artifacts that others discard are its own; a new hand comes besides those it has. */
export const vulch = alien({
  id: 'vulch',
  passive: { keepsInNewHand: (card) => typeOf(card) === 'artifact' },
  power: {
    id: 'vulch.salvage',
    when: 'trigger.card-discarded',
    as: 'any',
    use: 'must',
    repeats: true,
    if: (state, seat) => salvage(state, seat).length > 0,
    effect: (table, { seat }) => takeFromDiscard(table, seat, salvage(table.state, seat)),
  },
  wild: {
    when: 'resolution.after-outcome',
    as: 'main',
    if: (state, seat) => hasSucceeded(state, seat) && hasCards(state, opponentOf(state, seat) as Seat),
    effect: ({ state }, { seat }) => runs(pickOver, { seat, from: opponentOf(state, seat) as Seat }),
  },
  // flares too, until the encounter ends, but never its own card
  super: {
    when: ['react.power-use', 'trigger.card-discarded'],
    as: 'any',
    if: (state, seat) =>
      isAnnouncing(state, seat, 'vulch.salvage') || discarded(state, seat, 'flare').length > 0,
    strengthens: 'vulch.salvage',
  },
  procedures: [pickOver],
});
