import { neighboursOf } from '../board/board.ts';
import type { BossRecord } from '../rules/records/records.ts';
import { runs } from '../rules/records/runs.ts';
import { newSwarmCard, swarmCard } from '../rules/spawn/cards.ts';
import { boardIn } from '../rules/state/reading.ts';

/** Slug: brings the figures of a swarm card, on the cells around it. */
export const gutslug: BossRecord = {
  id: 'gutslug',
  ability({ state }, { cell }) {
    const board = boardIn(state);
    const around = neighboursOf(board, cell).filter((beside) => !board.isStart[beside]);
    return runs(swarmCard, newSwarmCard(around));
  },
};
