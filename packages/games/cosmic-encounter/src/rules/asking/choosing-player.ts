import { asks, end, goto, type Procedure, rulesOf, type Seat } from '@starboard/engine';
import { hasCards } from '../cards/cards.ts';
import type { Event } from '../state/events.ts';
import { asksPlayer } from './asking.ts';
import { othersThan } from '../state/seats.ts';
import type { State } from '../state/state.ts';

const { procedure } = rulesOf<State, Event>();

/** A small procedure by which a player names one of these others; a single one is named already. */
export const choosingPlayer = (
  name: string,
  prompt: string,
  others: (state: State, seat: Seat) => readonly Seat[],
): Procedure<{ readonly seat: Seat }> =>
  procedure<{ readonly seat: Seat }, 'begin' | 'who'>(name, 'begin', {
    begin({ state }, { seat }) {
      const [only, ...rest] = others(state, seat);
      if (only === undefined) return end();
      return rest.length === 0 ? end(String(only)) : goto('who');
    },
    who: asks(
      (state, { seat }) => asksPlayer(prompt, others)(state, seat),
      (_table, _locals, who) => end(who),
    ),
  });

/** All other players who have a card in hand. */
export const othersWithCards = (state: State, seat: Seat): Seat[] =>
  othersThan(state, seat).filter((other) => hasCards(state, other));
