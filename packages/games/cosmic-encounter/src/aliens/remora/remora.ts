import { asks, end, goto, rulesOf, type Seat } from '@starboard/engine';
import { asksCardOrShip, takeCardOrShip } from '../../rules/asking/card-or-ship.ts';
import { drawCards } from '../../rules/cards/cards.ts';
import { runs } from '../../rules/runs.ts';
import type { Event } from '../../rules/state/events.ts';
import { retrieveShips } from '../../rules/ships/move-ships.ts';
import { coloniesOf } from '../../rules/ships/ships.ts';
import type { State, Trigger } from '../../rules/state/state.ts';
import { longInWarp } from '../../rules/ships/warp.ts';
import { alien } from '../alien.ts';

const { procedure } = rulesOf<State, Event>();

/** Another player did what is being answered. */
const isOthers = (state: State, seat: Seat): boolean => {
  const latest = state.happened.at(-1);
  return latest !== undefined && 'seat' in latest && latest.seat !== seat;
};

/** Others who have gained a colony in the same moment, each counted once. */
function settlers({ happened, triggers }: State, seat: Seat): number {
  const gained = [...happened.slice(-1), ...triggers].filter(
    (trigger): trigger is Extract<Trigger, { type: 'colony-gained' }> => trigger.type === 'colony-gained',
  );
  return new Set(gained.map((trigger) => trigger.seat).filter((settler) => settler !== seat)).size;
}

const feast = procedure<{ readonly seat: Seat; left: number }, 'next' | 'which'>('remora-feast', 'next', {
  next: (_table, { left }) => (left > 0 ? goto('which') : end()),
  which: asks(
    (state, { seat }) => asksCardOrShip('ce.ask.card-or-ship')(state, seat),
    (table, locals, answer, seat) => {
      locals.left--;
      return takeCardOrShip(table, seat, answer, 'next');
    },
  ),
});

/** Cling: when others retrieve ships or draw cards, it retrieves one or draws one too. */
export const remora = alien({
  id: 'remora',
  power: [
    {
      id: 'remora.cling-ship',
      when: 'trigger.ships-retrieved',
      as: 'any',
      use: 'may',
      isPerTrigger: true,
      if: (state, seat) =>
        isOthers(state, seat) && longInWarp(state, seat) > 0 && coloniesOf(state, seat).length > 0,
      effect: (_table, { seat }) => runs(retrieveShips, { seat, count: 1, isLongOnly: true }),
    },
    {
      id: 'remora.cling-card',
      when: 'trigger.cards-drawn',
      as: 'any',
      use: 'may',
      isPerTrigger: true,
      if: isOthers,
      effect: (table, { seat }) => drawCards(table, seat, 1),
    },
  ],
  wild: {
    when: 'trigger.flare-used',
    as: 'any',
    if: isOthers,
    effect: (table, { seat }) => drawCards(table, seat, 1),
  },
  super: {
    when: 'trigger.colony-gained',
    as: 'any',
    if: isOthers,
    effect: ({ state }, { seat }) => runs(feast, { seat, left: settlers(state, seat) }),
  },
  procedures: [feast],
});
