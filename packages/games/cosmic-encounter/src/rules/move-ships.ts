import { asks, call, end, goto, rulesOf, type Seat } from '@starboard/engine';
import { standingColonies } from './batches.ts';
import type { CeTable, Event } from './events.ts';
import { byPlanet, fromColonies, ontoPlanets } from './planets.ts';
import { addTo, coloniesOf, moveToPlanet, shipsOnColonies } from './ships.ts';
import { encounterOf, type PlanetIndex, type Side, type State } from './state.ts';

const { procedure } = rulesOf<State, Event>();

interface Returning {
  readonly seat: Seat;
  readonly count: number;
  /** The colony they have just left. */
  readonly except?: PlanetIndex | null;
}

const havens = (state: State, { seat, except }: Returning): PlanetIndex[] =>
  standingColonies(state, seat).filter((planet) => planet !== except);

/** Ships in nobody's place go to colonies of their owner's choice; without a colony, to the warp. */
export const returnShips = procedure<Returning, 'begin' | 'where'>('return-ships', 'begin', {
  begin(table, locals) {
    const { state } = table;
    const { seat, count } = locals;
    const colonies = havens(state, locals);
    const [only] = colonies;
    if (count === 0) return end();
    addTo(state.adrift, seat, count);
    if (only === undefined) {
      addTo(state.adrift, seat, -count);
      addTo(state.warp, seat, count);
    } else if (colonies.length === 1) putOnPlanets(table, seat, { [only]: count });
    else return goto('where');
    return end();
  },
  where: asks(
    (state, locals) => ({
      seat: locals.seat,
      prompt: 'ce.ask.return-ships',
      shape: ontoPlanets(state, havens(state, locals), locals.count),
    }),
    (table, { seat }, answer) => {
      putOnPlanets(table, seat, byPlanet(table.state, answer));
      return end();
    },
  ),
});

function putOnPlanets(table: CeTable, seat: Seat, to: Readonly<Record<PlanetIndex, number>>): void {
  for (const [planet, count] of Object.entries(to)) {
    addTo(table.state.adrift, seat, -count);
    moveToPlanet(table.state, seat, Number(planet), count);
  }
  table.emit({ type: 'shipsReturned', seat, to });
}

/** Ships leave the warp for colonies; that is retrieving them. */
export const retrieveShips = procedure<Returning, 'begin' | 'end'>('retrieve-ships', 'begin', {
  begin(table, { seat, count }) {
    const { state } = table;
    const retrieved = coloniesOf(state, seat).length === 0 ? 0 : Math.min(count, state.warp[seat] ?? 0);
    if (retrieved === 0) return end();
    addTo(state.warp, seat, -retrieved);
    table.emit({ type: 'shipRetrieved', seat, count: retrieved });
    state.triggers.push({ type: 'ships-retrieved', seat });
    return call(returnShips, { seat, count: retrieved }, 'end');
  },
  end: () => end(),
});

/** A player takes back all ships it has in the encounter, save a defense's own colony. */
export const goHome = procedure<{ readonly seat: Seat }, 'begin' | 'end'>('go-home', 'begin', {
  begin({ state }, { seat }) {
    const { gate, zone } = encounterOf(state);
    const count = (gate[seat] ?? 0) + (zone[seat] ?? 0);
    gate[seat] = 0;
    zone[seat] = 0;
    return call(returnShips, { seat, count }, 'end');
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
      const spare = shape.slots
        .map((slot) => ({ ...slot, max: slot.max - 1 }))
        .filter((slot) => slot.max > 0);
      return {
        seat,
        prompt: 'ce.ask.send-ships',
        shape: { ...shape, slots: keepsColonies ? spare : shape.slots },
      };
    },
    (table, { seat, side }, answer) => {
      const { state } = table;
      const encounter = encounterOf(state);
      const from = byPlanet(state, answer);
      for (const [planet, count] of Object.entries(from)) {
        moveToPlanet(state, seat, Number(planet), -count);
        addTo(side === 'offense' ? encounter.gate : encounter.zone, seat, count);
      }
      table.emit({ type: 'shipsSent', seat, side, from });
      return end();
    },
  ),
});
