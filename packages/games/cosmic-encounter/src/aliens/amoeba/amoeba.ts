import { asks, call, end, goto, type Json, rulesOf, type Seat } from '@starboard/engine';
import type { CeTable, Event } from '../../rules/events.ts';
import { byPlanet, fromColonies, planetKey } from '../../rules/planets.ts';
import { returnShips } from '../../rules/move-ships.ts';
import { addTo, coloniesOf, moveToPlanet, shipsInEncounter, shipsOnColonies } from '../../rules/ships.ts';
import { encounterOf, type State, type Use } from '../../rules/state.ts';
import { alien } from '../alien.ts';

const { procedure } = rulesOf<State, Event>();

/** Ships outside the encounter: a defense's on the target are in it already. */
const outside = (state: State, seat: Seat) => {
  const { defense, target } = encounterOf(state);
  const shape = fromColonies(state, seat, 1, shipsOnColonies(state, seat));
  const slots = shape.slots.filter(
    ({ key }) => seat !== defense || target === null || key !== planetKey(state, target),
  );
  return { ...shape, slots, max: slots.reduce((sum, { max }) => sum + max, 0) };
};

const canLeave = (state: State, seat: Seat): boolean => {
  const { defense, target } = encounterOf(state);
  return coloniesOf(state, seat).some((planet) => seat !== defense || planet !== target);
};

const chooseOoze = procedure<{ readonly seat: Seat }, 'way' | 'in' | 'out'>('amoeba-ooze', 'way', {
  way: asks(
    (state, { seat }) => {
      const options = [
        ...(outside(state, seat).max > 0 ? ['in'] : []),
        ...(canLeave(state, seat) ? ['out'] : []),
      ];
      return { seat, prompt: 'ce.ask.ooze', shape: { kind: 'choose', options } };
    },
    (_table, _locals, way) => goto(way === 'in' ? 'in' : 'out'),
  ),
  in: asks(
    (state, { seat }) => ({ seat, prompt: 'ce.ask.ooze-in', shape: outside(state, seat) }),
    (_table, _locals, ships) => end({ in: ships }),
  ),
  out: asks(
    (state, { seat }) => ({
      seat,
      prompt: 'ce.ask.ooze-out',
      shape: { kind: 'amount', min: 1, max: shipsInEncounter(state, seat) },
    }),
    (_table, _locals, ships) => end({ out: ships }),
  ),
});

/** Moves ships between the seat's colonies and the place it fights from. */
function shift(state: State, seat: Seat, count: number): void {
  const { defense, target, gate, zone, allies } = encounterOf(state);
  if (seat === defense && target !== null) moveToPlanet(state, seat, target, count);
  else addTo(allies[seat] === 'defense' ? zone : gate, seat, count);
}

const ooze = ({ state }: CeTable, { seat, choices }: Use) => {
  const chosen = choices as { readonly in?: Record<string, number>; readonly out?: Json };
  if (chosen.in) {
    for (const [planet, count] of Object.entries(byPlanet(state, chosen.in))) {
      moveToPlanet(state, seat, Number(planet), -count);
      shift(state, seat, count);
    }
    return undefined;
  }
  const count = Number(chosen.out);
  shift(state, seat, -count);
  return call(returnShips, { seat, count }, 'finish');
};

const mayOoze = (state: State, seat: Seat): boolean =>
  shipsInEncounter(state, seat) > 0 && (outside(state, seat).max > 0 || canLeave(state, seat));

/** Ooze: any number of own ships flow into the encounter, or out of it. */
export const amoeba = alien({
  id: 'amoeba',
  abilities: [
    {
      id: 'amoeba.ooze',
      when: 'planning.after-select',
      as: 'main',
      use: 'may',
      if: mayOoze,
      asks: chooseOoze,
      effect: ooze,
    },
  ],
  super: { when: 'planning.after-select', as: 'ally', if: mayOoze, asks: chooseOoze, effect: ooze },
  procedures: [chooseOoze],
});
