import { asks, call, end, goto, rulesOf, type Seat, type Split } from '@starboard/engine';
import { asksOne, asksShips } from '../asking/asking.ts';
import { standingColonies } from './batches.ts';
import type { CeTable, Event } from '../state/events.ts';
import { type PlanetKey } from '../../keys/planets.ts';
import { byKey, byPlanet, fromColonies, ontoPlanets, planetByKey } from './planets.ts';
import { isStarred } from '../../keys/planets.ts';
import { addShips, isPrometheusAt } from './ship-places.ts';
import { coloniesOf, moveToPlanet, shipsOnColonies } from './ships.ts';
import { spare } from './spared.ts';
import { encounterOf, type PlanetIndex, type Side, type State } from '../state/state.ts';
import { enterWarp, retrieve } from './warp.ts';
import { type Run, runs } from '../runs.ts';

const { procedure } = rulesOf<State, Event>();

interface Returning {
  readonly seat: Seat;
  readonly count: number;
  /** The colony they have just left. */
  readonly except?: PlanetIndex | null;
  /** They had been sent into the encounter. */
  readonly wereSent?: boolean;
  /** The planets they were spread over. */
  spread?: PlanetKey[];
}

const havens = (state: State, { seat, except }: Returning): PlanetIndex[] =>
  standingColonies(state, seat).filter((planet) => planet !== except);

/** Ships adrift go to colonies of their owner's choice; without a colony, to the warp. */
export const returnShips = procedure<Returning, 'begin' | 'where' | 'flagship'>('return-ships', 'begin', {
  begin(table, locals) {
    const { state } = table;
    const { seat, count } = locals;
    const colonies = havens(state, locals);
    const [only] = colonies;
    if (count === 0) return end();
    addShips(state, seat, 'adrift', count);
    if (only === undefined) {
      addShips(state, seat, 'adrift', -count);
      enterWarp(state, seat, count);
      table.emit({ type: 'shipsLost', seat, count });
    } else if (colonies.length === 1) putOnPlanets(table, locals, { [only]: count });
    else return goto('where');
    return end();
  },
  where: asks(
    (state, locals) => {
      const ships = () => ontoPlanets(state, havens(state, locals), locals.count);
      return asksShips('ce.ask.return-ships', ships)(state, locals.seat);
    },
    (table, locals, answer) => {
      const { seat } = locals;
      const isWithFlagship = isPrometheusAt(table.state, seat, 'adrift');
      const to = byPlanet(table.state, answer);
      putOnPlanets(table, locals, to);
      locals.spread = Object.keys(byKey(table.state, to));
      return isWithFlagship && locals.spread.length > 1 ? goto('flagship') : end();
    },
  ),
  // the ship that is told apart may be any of those just put down
  flagship: asks(
    (state, { seat, spread = [] }) => asksOne('ce.ask.prometheus', spread)(state, seat),
    ({ state }, _locals, planet) => {
      if (state.prometheus) state.prometheus.at = planetByKey(state, planet);
      return end();
    },
  ),
});

function putOnPlanets(
  table: CeTable,
  { seat, wereSent }: Returning,
  to: Readonly<Record<PlanetIndex, number>>,
): void {
  for (const [planet, count] of Object.entries(to)) {
    addShips(table.state, seat, 'adrift', -count);
    moveToPlanet(table.state, seat, Number(planet), count);
    if (wereSent) spare(table.state, seat, Number(planet), count);
  }
  table.emit({ type: 'shipsReturned', seat, to: byKey(table.state, to) });
}

interface Retrieving {
  readonly seat: Seat;
  readonly count: number;
  /** Not ships lost in this encounter. */
  readonly isLongOnly?: boolean;
}

/** Ships leave the warp for colonies. */
export const retrieveShips = procedure<Retrieving, 'begin' | 'end'>('retrieve-ships', 'begin', {
  begin(table, { seat, count, isLongOnly = false }) {
    if (coloniesOf(table.state, seat).length === 0) return end();
    return call(returnShips, { seat, count: retrieve(table, seat, count, isLongOnly) }, 'end');
  },
  end: () => end(),
});

/** A player takes back all ships it has in the encounter, save a defense's own colony. */
export const goHome = procedure<{ readonly seat: Seat }, 'begin' | 'end'>('go-home', 'begin', {
  begin({ state }, { seat }) {
    const { gate, zone } = encounterOf(state);
    const count = (gate[seat] ?? 0) + (zone[seat] ?? 0);
    addShips(state, seat, 'gate', -(gate[seat] ?? 0));
    addShips(state, seat, 'zone', -(zone[seat] ?? 0));
    return call(returnShips, { seat, count, wereSent: true }, 'end');
  },
  end: () => end(),
});

/** Several players take their ships back, one after another. */
export const goHomeAll = procedure<{ readonly seats: Seat[] }, 'next'>('go-home-all', 'next', {
  next(_table, { seats }) {
    const seat = seats.shift();
    return seat === undefined ? end() : call(goHome, { seat }, 'next');
  },
});

/** Allies of a side or of both are so no longer, and take their ships back. */
export function dismiss(state: State, seats: readonly Seat[]): Run {
  for (const seat of seats) encounterOf(state).allies[seat] = null;
  return runs(goHomeAll, { seats: [...seats] });
}

const isPrometheusOn = (state: State, seat: Seat, planet: PlanetKey): boolean =>
  isPrometheusAt(state, seat, planetByKey(state, planet));

/** One ship stays on each colony; where the Prometheus stands it is that one. */
const spareSlots = (state: State, seat: Seat, slots: Split['slots']): Split['slots'] =>
  slots
    .map(({ key, max }) => ({ key, max: isPrometheusOn(state, seat, key) ? max : max - 1 }))
    .filter(({ key, max }) => max > 0 && !isStarred(key));

interface Sending {
  readonly seat: Seat;
  readonly side: Side;
  readonly min: number;
  readonly max: number;
  /** No colony may be emptied. */
  readonly keepsColonies?: boolean;
}

/** A player sends ships from its colonies into the encounter. */
export const sendShips = procedure<Sending, 'begin' | 'which'>('send-ships', 'begin', {
  begin: ({ state }, { seat, max }) =>
    max === 0 || shipsOnColonies(state, seat) === 0 ? end() : goto('which'),
  which: asks(
    (state, { seat, min, max, keepsColonies }) => {
      const shape = fromColonies(state, seat, min, Math.min(max, shipsOnColonies(state, seat)));
      const slots = keepsColonies ? spareSlots(state, seat, shape.slots) : shape.slots;
      return asksShips('ce.ask.send-ships', () => ({ ...shape, slots }))(state, seat);
    },
    (table, { seat, side }, answer) => {
      const { state } = table;
      const encounter = encounterOf(state);
      const from = byPlanet(state, answer);
      for (const [planet, count] of Object.entries(from)) {
        moveToPlanet(state, seat, Number(planet), -count);
        addShips(state, seat, side === 'offense' ? 'gate' : 'zone', count);
      }
      if (seat !== encounter.offense) encounter.everAllied[seat] = side;
      table.emit({ type: 'shipsSent', seat, side, from: byKey(state, from) });
      return end();
    },
  ),
});
