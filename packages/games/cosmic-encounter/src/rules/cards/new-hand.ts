import { asks, end, goto, rulesOf, type Seat } from '@starboard/engine';
import { type CardId, cardFacts, isEncounterCard } from '../../content/cosmic-cards.ts';
import { throughWindow } from '../abilities/use.ts';
import { discardFromHand, drawCards, handSize, hasEncounterCard, takeBackAside } from './cards.ts';
import type { Event } from '../state/events.ts';
import { ruleFor } from '../powers/passives.ts';
import { playerOf, type State } from '../state/state.ts';

const { procedure } = rulesOf<State, Event>();

interface Locals {
  readonly seat: Seat;
  /** What was just discarded, for all to see. */
  shown?: CardId[];
}

/**
 * Shows and discards what is left, draws eight, and again until there is an encounter card among them. When others
 * hold all there are, the hand stays without. What was laid aside meanwhile comes back in the end.
 */
export const newHand = procedure<Locals, 'begin' | 'discard' | 'top' | 'draw' | 'take-back'>(
  'new-hand',
  'begin',
  {
    begin: ({ state }, { seat }) => throughWindow(state, 'trigger.new-hand', seat, 'discard'),
    discard(table, locals) {
      const { state } = table;
      const { seat } = locals;
      const isKept = ruleFor(state, seat, 'keepsInNewHand', () => false);
      locals.shown = playerOf(state, seat).hand.filter((card) => !isKept(card));
      discardFromHand(table, seat, locals.shown);
      return goto(isOrderOfUse(state, locals.shown) ? 'top' : 'draw');
    },
    top: asks(
      (_state, { seat, shown = [] }) => ({
        seat,
        prompt: 'ce.ask.top-of-discard',
        shape: { kind: 'choose', options: [...shown] },
        timeout: shown.at(-1) ?? '',
      }),
      ({ state }, _locals, top) => {
        state.discard = [...state.discard.filter((card) => card !== top), top];
        return goto('draw');
      },
    ),
    draw(table, { seat }) {
      const { state } = table;
      drawCards(table, seat, handSize);
      const isDrawnAgain =
        !hasEncounterCard(state, seat) && [...state.deck, ...state.discard].some(isEncounterCard);
      return goto(isDrawnAgain ? 'discard' : 'take-back');
    },
    'take-back'({ state }, { seat }) {
      takeBackAside(state, seat);
      return end();
    },
  },
);

/** Only flares ever look at the top of the discard pile. */
const isOrderOfUse = ({ settings }: State, cards: readonly CardId[]): boolean =>
  settings.flares !== 'none' && new Set(cards.map((card) => cardFacts(card).face)).size > 1;
