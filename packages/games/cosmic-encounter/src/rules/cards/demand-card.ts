import { asks, call, end, goto, reason, rulesOf, type Seat } from '@starboard/engine';
import { type CardId, type CardType, cardFacts } from '../../content/cosmic-cards.ts';
import { use } from '../abilities/use.ts';
import { putOnDiscard } from './cards.ts';
import type { CeTable, Event } from '../state/events.ts';
import { isPromised } from '../deal/promises.ts';
import { hasAtHand, playableCards, sheetUseFor, takeInSight } from './sheet-cards.ts';
import type { State } from '../state/state.ts';

const { procedure } = rulesOf<State, Event>();

interface Demand {
  readonly seat: Seat;
  readonly type: CardType;
  /** The least value of an attack. */
  readonly atLeast: number;
  /** What may be chosen in place of a card. */
  readonly instead: string | null;
  /** The rule behind it, for those who would rather give another. */
  readonly rule: string;
  card?: CardId;
}

type Wanted = Pick<Demand, 'seat' | 'type' | 'atLeast'>;

/** What the seat could give: cards in hand, or on sheets it may play from. */
export const demandable = (state: State, { seat, type, atLeast }: Wanted): CardId[] =>
  playableCards(state, seat).filter((card) => {
    const { type: own, value } = cardFacts(card);
    return own === type && value >= atLeast && !isPromised(state, seat, card);
  });

/** Discards a card from wherever the seat has it. */
function discard(table: CeTable, seat: Seat, card: CardId): void {
  takeInSight(table.state, seat, card);
  putOnDiscard(table, seat, [card]);
}

/**
 * A card of some kind must be discarded from hand; what lies on a sheet may be given instead, by a use of its power
 * where it belongs there. Ends with the card, or with null.
 */
export const demandCard = procedure<Demand, 'begin' | 'which' | 'used'>('demand-card', 'begin', {
  begin(table, demand) {
    // whether there is something to give is news; how much there is to choose from is not, so it is asked anyway
    table.reveal();
    const isAble = demand.instead !== null || demandable(table.state, demand).length > 0;
    return isAble ? goto('which') : end(null);
  },
  which: asks(
    (state, demand) => {
      const { seat, type, instead, rule } = demand;
      return {
        seat,
        prompt: instead === null ? 'ce.ask.discard-one' : 'ce.ask.match-card',
        params: { cardType: type },
        shape: {
          kind: 'choose',
          options: [...demandable(state, demand), ...(instead === null ? [] : [instead])],
          why: () => reason('ce.other-type', undefined, rule),
        },
        conceivable: () => playableCards(state, seat),
        ...(instead !== null && { timeout: instead }),
      };
    },
    (table, demand, answer) => {
      const { seat, instead } = demand;
      if (answer === instead) return end(null);
      const ability = sheetUseFor(table.state, seat, answer);
      if (ability !== null) {
        demand.card = answer;
        return call(use, { seat, ability, card: answer, window: 'trigger.own-card-discarded' }, 'used');
      }
      discard(table, seat, answer);
      return end(answer);
    },
  ),
  used(table, { seat, card = '' }) {
    // the power that was to give it may have been stopped
    if (!hasAtHand(table.state, seat, card)) return goto('begin');
    discard(table, seat, card);
    return end(card);
  },
});
