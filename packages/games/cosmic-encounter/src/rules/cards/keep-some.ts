import { asks, end, rulesOf, type Seat } from '@starboard/engine';
import { putOnDiscard } from './cards.ts';
import { comesInSight } from './known-cards.ts';
import type { Event } from '../state/events.ts';
import { playerOf, type State } from '../state/state.ts';

const { procedure } = rulesOf<State, Event>();

interface Keeping {
  readonly seat: Seat;
  /** Whose they were, who discards the others. */
  readonly by: Seat;
}

/** Of the cards that lie aside a player keeps those it likes; the others are discarded. */
export const keepSome = procedure<Keeping, 'which'>('keep-some', 'which', {
  which: asks(
    (state, { seat }) => {
      const options = [...playerOf(state, seat).aside];
      return {
        seat,
        prompt: 'ce.ask.keep-cards',
        shape: { kind: 'pick', options, min: 0, max: options.length },
        timeout: options,
      };
    },
    (table, { seat, by }, kept) => {
      const player = playerOf(table.state, seat);
      const rest = player.aside.splice(0).filter((card) => !kept.includes(card));
      player.hand.push(...kept);
      comesInSight(table.state, seat, kept, [by]);
      if (rest.length > 0) putOnDiscard(table, by, rest);
      return end();
    },
  ),
});
