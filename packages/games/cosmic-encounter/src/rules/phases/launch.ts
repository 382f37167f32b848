import { reason } from '@starboard/engine';
import { settling } from '../abilities/use.ts';
import { cutEncounter } from '../encounter/cut-encounter.ts';
import { sendShips } from '../ships/move-ships.ts';
import { parsePlanet, planetKey } from '../../keys/planets.ts';
import { planetByKey, planetKeys } from '../ships/planets.ts';
import { opens, sequence } from '../sequence.ts';
import { planetsOf, shipsOnColonies } from '../ships/ships.ts';
import { encounterOf, type State } from '../state/state.ts';
import { runs } from '../runs.ts';

export const mostShipsSent = 4;

/** How many more ships the offense may have on the gate, where they come straight from the warp. */
export const roomOnGate = (state: State): number => {
  const { gate, offense } = encounterOf(state);
  return Math.max(0, mostShipsSent - (gate[offense] ?? 0));
};

/** How many ships the seat may send; effects change the usual four. */
export const sendLimit = (state: State, seat: number): number =>
  encounterOf(state).sendLimits[seat] ?? mostShipsSent;

export const launch = sequence<object>('launch', {
  aim: {
    questions: (state) => {
      const { offense, defense, target } = encounterOf(state);
      if (target !== null || defense === null) return [];
      const options = planetsOf(state, defense).map((planet) => planetKey(state, planet));
      const why = (key: string) => reason(parsePlanet(key) ? 'ce.other-system' : 'engine.unknown-option');
      return [
        {
          seat: offense,
          prompt: 'ce.ask.aim',
          shape: { kind: 'choose', options, why },
          conceivable: () => planetKeys(state),
        },
      ];
    },
    answer: (table, _locals, answers) => {
      const encounter = encounterOf(table.state);
      const answer = answers.get(encounter.offense) as string | undefined;
      if (answer !== undefined) encounter.target = planetByKey(table.state, answer);
      if (encounter.target === null) throw new Error('the gate was not aimed');
      table.emit({ type: 'gateAimed', planet: planetKey(table.state, encounter.target) });
    },
  },
  'after-aim': opens('launch.after-aim'),
  'before-send': opens('launch.before-send'),
  send: (table) => {
    const { state } = table;
    const { offense, gate } = encounterOf(state);
    const waiting = gate[offense] ?? 0;
    if (waiting + shipsOnColonies(state, offense) === 0) {
      cutEncounter(table);
      return undefined;
    }
    const max = Math.max(0, sendLimit(state, offense) - waiting);
    return runs(sendShips, { seat: offense, side: 'offense', min: waiting > 0 ? 0 : 1, max });
  },
  settle: settling,
  'after-send': opens('launch.after-send'),
});
