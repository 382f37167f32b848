import { asks, end, goto, type Procedure, rulesOf, type Seat } from '@starboard/engine';
import type { CeTable, Event } from '../state/events.ts';
import type { State } from '../state/state.ts';

const { procedure } = rulesOf<State, Event>();

interface Offering {
  /** Who has still to answer, in order. */
  readonly left: Seat[];
}

/** Players are offered something one after another, and each takes it with this word or declines. */
export const offering = (
  name: string,
  prompt: string,
  word: string,
  take: (table: CeTable, seat: Seat) => void,
): Procedure<Offering> =>
  procedure<Offering, 'next' | 'ask'>(name, 'next', {
    next: (_table, { left }) => (left.length > 0 ? goto('ask') : end()),
    ask: asks(
      (_state, { left }) => ({
        seat: left[0] as Seat,
        prompt,
        shape: { kind: 'choose', options: [word, 'decline'] },
        timeout: 'decline',
      }),
      (table, { left }, answer, seat) => {
        left.shift();
        if (answer === word) take(table, seat);
        return goto('next');
      },
    ),
  });
