import { moveFigures, moving } from '../rules/activation/move-figures.ts';
import type { EventRecord } from '../rules/records/records.ts';
import { runs } from '../rules/records/runs.ts';
import { boardIn } from '../rules/state/reading.ts';
import type { Alien, State } from '../rules/state/state.ts';

function movesOn(aliens: readonly Alien[], steps: number) {
  const ids = aliens.map(({ id }) => id);
  return runs(moveFigures, moving(ids, steps));
}

const onSpawnCells = (state: State): readonly Alien[] =>
  state.aliens.filter(({ cell }) => boardIn(state).spawnCells.flat().includes(cell));

/** When all have used their abilities, aliens that stand where they come from take two steps. */
export const speedySpawn: EventRecord = {
  no: 1,
  at: 'ability.end',
  effect: ({ state }) => movesOn(onSpawnCells(state), 2),
};

/** Before they use their abilities, all aliens take a step. */
export const proxiesInHaste: EventRecord = {
  no: 7,
  at: 'activation.before',
  effect: ({ state }) => movesOn(state.aliens, 1),
};
