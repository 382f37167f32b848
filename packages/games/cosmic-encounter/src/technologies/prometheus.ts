import { asks, end, goto, rulesOf, type Seat } from '@starboard/engine';
import { asksOne } from '../rules/asking/asking.ts';
import type { CeTable, Event } from '../rules/state/events.ts';
import { planetKey } from '../keys/planets.ts';
import { planetByKey } from '../rules/ships/planets.ts';
import { addShips } from '../rules/ships/ship-places.ts';
import { coloniesOf } from '../rules/ships/ships.ts';
import type { Place, State } from '../rules/state/state.ts';
import { leaveWarp } from '../rules/ships/warp.ts';
import { technology } from './technology.ts';

const { procedure } = rulesOf<State, Event>();

function launch({ state }: CeTable, seat: Seat, at: Place): void {
  state.prometheus = { seat, at: null, goesAlong: false };
  addShips(state, seat, at, 1);
}

const launchPrometheus = procedure<{ readonly seat: Seat }, 'begin' | 'where'>('prometheus', 'begin', {
  begin(table, { seat }) {
    if (coloniesOf(table.state, seat).length > 0) return goto('where');
    launch(table, seat, 'warp');
    return end();
  },
  where: asks(
    (state, { seat }) => {
      const colonies = coloniesOf(state, seat).map((planet) => planetKey(state, planet));
      return asksOne('ce.ask.prometheus', colonies)(state, seat);
    },
    (table, { seat }, planet) => {
      launch(table, seat, planetByKey(table.state, planet));
      table.emit({ type: 'prometheusPlaced', seat, planet });
      return end();
    },
  ),
});

/** One ship more, worth three besides its one wherever it fights. */
export const prometheus = technology({
  id: 'prometheus',
  completed: launchPrometheus,
  leaves: ({ state }) => {
    const ship = state.prometheus;
    state.prometheus = null;
    if (ship?.at === 'warp') leaveWarp(state, ship.seat, 1);
    else if (ship && ship.at !== null) addShips(state, ship.seat, ship.at, -1);
  },
  procedures: [launchPrometheus],
});
