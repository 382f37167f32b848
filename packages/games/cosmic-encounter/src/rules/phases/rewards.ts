import { asks, call, end, goto, rulesOf, type Seat } from '@starboard/engine';
import { settle } from '../abilities/use.ts';
import { drawCards } from '../cards.ts';
import type { Event } from '../events.ts';
import { retrieveShips } from '../move-ships.ts';
import { coloniesOf } from '../ships.ts';
import type { State } from '../state.ts';

const { procedure } = rulesOf<State, Event>();

interface Locals {
  readonly owed: { readonly seat: Seat; count: number }[];
}

const nextOwed = ({ owed }: Locals): { readonly seat: Seat; count: number } | undefined =>
  owed.find(({ count }) => count > 0);

/** Each defensive ally collects one reward at a time: a card, a ship from the warp, or neither. */
export const rewards = procedure<Locals, 'next' | 'which' | 'collected'>('rewards', 'next', {
  next: (_table, locals) => (nextOwed(locals) ? goto('which') : end()),
  which: asks(
    (state, locals) => {
      const seat = nextOwed(locals)?.seat as Seat;
      const canRetrieve = (state.warp[seat] ?? 0) > 0 && coloniesOf(state, seat).length > 0;
      const options = ['card', ...(canRetrieve ? ['ship'] : []), 'waive'];
      return { seat, prompt: 'ce.ask.reward', shape: { kind: 'choose', options }, timeout: 'card' };
    },
    (table, locals, reward, seat) => {
      const owed = nextOwed(locals);
      if (owed) owed.count--;
      if (reward === 'ship') return call(retrieveShips, { seat, count: 1 }, 'collected');
      if (reward === 'card') drawCards(table, seat, 1);
      return goto('collected');
    },
  ),
  collected: () => call(settle, {}, 'next'),
});
