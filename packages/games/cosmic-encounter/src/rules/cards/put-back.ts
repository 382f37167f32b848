import { asks, end, goto, rulesOf, type Seat } from '@starboard/engine';
import type { AlienId } from '../../content/aliens.ts';
import type { CardId } from '../../content/cosmic-cards.ts';
import { asksOne } from '../asking/asking.ts';
import type { Event } from '../state/events.ts';
import { sheetOf } from '../powers/powers.ts';
import type { State } from '../state/state.ts';

const { procedure } = rulesOf<State, Event>();

interface PuttingBack {
  readonly seat: Seat;
  readonly alien: AlienId;
}

const cardsOn = (state: State, { seat, alien }: PuttingBack): readonly CardId[] =>
  sheetOf(state, seat, alien)?.cards ?? [];

/** Cards of the deck's that lie on a sheet go back on it one by one, all but the last, which goes on top. */
export const putBack = procedure<PuttingBack, 'next' | 'which'>('put-back', 'next', {
  next: ({ state }, locals) => (cardsOn(state, locals).length > 1 ? goto('which') : end()),
  which: asks(
    (state, locals) => asksOne('ce.ask.put-back', cardsOn(state, locals))(state, locals.seat),
    ({ state }, { seat, alien }, card) => {
      const sheet = sheetOf(state, seat, alien);
      if (sheet) sheet.cards = sheet.cards.filter((other) => other !== card);
      state.deck.push(card);
      return goto('next');
    },
  ),
});
