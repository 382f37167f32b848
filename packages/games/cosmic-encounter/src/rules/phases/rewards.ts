import { asks, call, end, goto, rulesOf, type Seat } from '@starboard/engine';
import { settleThen, throughWindow } from '../abilities/use.ts';
import { asksCardOrShip } from '../asking/card-or-ship.ts';
import { drawCards } from '../cards/cards.ts';
import type { CeTable, Event } from '../state/events.ts';
import { retrieveShips } from '../ships/move-ships.ts';
import { encounterOf, playerOf, type State } from '../state/state.ts';

const { procedure } = rulesOf<State, Event>();

interface Locals {
  readonly owed: { readonly seat: Seat; count: number }[];
}

const nextOwed = ({ owed }: Locals): { readonly seat: Seat; count: number } | undefined =>
  owed.find(({ count }) => count > 0);

/** Each defensive ally collects one reward at a time, a card, a ship from the warp, or neither, and looks at them. */
export const rewards = procedure<Locals, 'next' | 'which' | 'collected' | 'look' | 'looked'>(
  'rewards',
  'next',
  {
    next({ state }, locals) {
      const seat = nextOwed(locals)?.seat ?? null;
      const { received } = encounterOf(state);
      if (received && received.seat !== seat) return goto('look');
      return seat === null ? end() : goto('which');
    },
    which: asks(
      (state, locals) => {
        const seat = nextOwed(locals)?.seat as Seat;
        return asksCardOrShip('ce.ask.reward', 'waive')(state, seat);
      },
      (table, locals, reward, seat) => {
        const owed = nextOwed(locals);
        if (owed) owed.count--;
        if (reward === 'ship') return call(retrieveShips, { seat, count: 1 }, 'collected');
        if (reward === 'card') drawReward(table, seat);
        return goto('collected');
      },
    ),
    collected: (table) => settleThen(table, 'next'),
    look: ({ state }) =>
      throughWindow(state, 'resolution.rewards', encounterOf(state).received?.seat ?? null, 'looked'),
    looked(table) {
      encounterOf(table.state).received = null;
      return settleThen(table, 'next');
    },
  },
);

function drawReward(table: CeTable, seat: Seat): void {
  const encounter = encounterOf(table.state);
  const { hand } = playerOf(table.state, seat);
  const before = hand.length;
  drawCards(table, seat, 1);
  // a quake deals another hand, in which nothing is a reward
  const drawn = playerOf(table.state, seat).hand === hand ? hand.slice(before) : [];
  encounter.received = { seat, from: null, cards: [...(encounter.received?.cards ?? []), ...drawn] };
}
