import { call, end, goto, rulesOf, type Seat } from '@starboard/engine';
import type { CardType } from '../../content/cosmic-cards.ts';
import { demandCard } from './demand-card.ts';
import type { Event } from '../state/events.ts';
import { playableCards } from './sheet-cards.ts';
import type { State } from '../state/state.ts';

const { procedure } = rulesOf<State, Event>();

interface Demands {
  readonly type: CardType;
  /** The least value of an attack. */
  readonly atLeast: number;
  /** What may be chosen in place of a card. */
  readonly instead: string;
  readonly rule: string;
  /** Who has still to answer, and who gave no card. */
  readonly left: Seat[];
  readonly unwilling: Seat[];
}

/** Each of them discards a card of some kind or takes what comes instead; ends with those who gave none. */
export const demandFromAll = procedure<Demands, 'next' | 'answered'>('demand-from-all', 'next', {
  next({ state }, { left, unwilling, ...demand }) {
    while (left[0] !== undefined && playableCards(state, left[0]).length === 0)
      unwilling.push(left.shift() as Seat);
    const [seat] = left;
    return seat === undefined ? end([...unwilling]) : call(demandCard, { ...demand, seat }, 'answered');
  },
  answered(_table, { left, unwilling }, card) {
    const seat = left.shift();
    if (card === null && seat !== undefined) unwilling.push(seat);
    return goto('next');
  },
});
