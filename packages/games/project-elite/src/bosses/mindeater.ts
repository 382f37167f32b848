import { distance } from '../board/cells.ts';
import { moveFigures, moving } from '../rules/activation/move-figures.ts';
import type { BossRecord } from '../rules/records/records.ts';
import { runs } from '../rules/records/runs.ts';

/** Mind Eater: all other aliens within three cells, seen or not, take a step. */
export const mindeater: BossRecord = {
  id: 'mindeater',
  ability({ state }, { id, cell }) {
    const near = state.aliens.filter((other) => other.id !== id && distance(cell, other.cell) <= 3);
    const ids = near.map((other) => other.id);
    return runs(moveFigures, moving(ids, 1));
  },
};
