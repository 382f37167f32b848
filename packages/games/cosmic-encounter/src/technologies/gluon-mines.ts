import { asks, call, end, goto, type Next, rulesOf, type Seat, type Split } from '@starboard/engine';
import { runs } from '../rules/runs.ts';
import type { Event } from '../rules/state/events.ts';
import { loseShips } from '../rules/ships/lose-ships.ts';
import { starred, unstarred } from '../keys/planets.ts';
import { heedStar, isPrometheusAt } from '../rules/ships/ship-places.ts';
import { type Batch, encounterOf, type State } from '../rules/state/state.ts';
import { techOf } from '../rules/techs/techs.ts';
import { winBeforeReveal } from '../rules/encounter/win-before-reveal.ts';
import { technology } from './technology.ts';

const { procedure } = rulesOf<State, Event>();

const id = 'gluon-mines';

const onGate = (state: State): number => encounterOf(state).gate.reduce((sum, count) => sum + count, 0);

/** Ships on the gate by seat. */
function gateShips(state: State, seat: Seat): Split['slots'] {
  const ships = encounterOf(state).gate[seat] ?? 0;
  if (!isPrometheusAt(state, seat, 'gate')) return ships > 0 ? [{ key: `${seat}`, max: ships }] : [];
  return [...(ships > 1 ? [{ key: `${seat}`, max: ships - 1 }] : []), { key: starred(`${seat}`), max: 1 }];
}

const hit = (state: State, seat: Seat): number =>
  Math.min(techOf(state, seat, id)?.ships ?? 0, onGate(state));

const explode = procedure<{ readonly seat: Seat }, 'begin' | 'which' | 'gone'>(id, 'begin', {
  begin({ state }, { seat }) {
    const { gate } = encounterOf(state);
    if (hit(state, seat) < onGate(state)) return goto('which');
    return lose(gate.flatMap((count, owner) => (count > 0 ? [{ seat: owner, from: 'gate', count }] : [])));
  },
  which: asks(
    (state, { seat }) => {
      const slots = state.players.flatMap((_, owner) => gateShips(state, owner));
      const count = hit(state, seat);
      return { seat, prompt: 'ce.ask.gluon-mines', shape: { kind: 'split', slots, min: count, max: count } };
    },
    ({ state }, _locals, answer) => {
      heedStar(state, answer);
      return lose(
        Object.entries(answer).map(([key, count]) => ({ seat: Number(unstarred(key)), from: 'gate', count })),
      );
    },
  ),
  gone({ state }) {
    if (onGate(state) === 0) winBeforeReveal(state, 'defense');
    return end();
  },
});

const lose = (losses: Batch['losses']): Next<'gone'> => call(loseShips, { cause: 'effect', losses }, 'gone');

/** As many ships on the gate as researched it go to the warp; when none is left, the encounter is won. */
export const gluonMines = technology({
  id,
  abilities: [
    {
      when: 'planning.after-select',
      as: 'defense',
      effect: (_table, { seat }) => runs(explode, { seat }),
    },
  ],
  procedures: [explode],
});
