import type { Reason } from '@starboard/engine';
import { isAdjacent, neighboursOf } from '../../board/board.ts';
import { type Cell, distance } from '../../board/cells.ts';
import { free } from '../dice/holders.ts';
import type { Here } from '../state/events.ts';
import { boardIn, isFree, tokensOf } from '../state/reading.ts';
import { no } from '../state/refusals.ts';
import type { Die, MissionToken, State } from '../state/state.ts';

// Recon: each die moves a scout's token by a cell, or on to a target beside it, where it stays.

export function refuseScout(state: State, scout: MissionToken, to: Cell | undefined): Reason | null {
  const board = boardIn(state);
  if (to === undefined || distance(scout.cell, to) !== 1) return no('not-adjacent');
  if (!board.isOpen[to]) return no('blocked-cell');
  if (!isAdjacent(board, scout.cell, to)) return no('wall');
  if (!isFree(state, to)) return no('cell-occupied');
  return tokensOf(state, 'recon').some(({ cell }) => cell === to) ? no('cell-occupied') : null;
}

export const scoutWays = (state: State, scout: MissionToken): readonly Cell[] =>
  scout.isReady
    ? []
    : neighboursOf(boardIn(state), scout.cell).filter((to) => !refuseScout(state, scout, to));

export function moveScout(table: Here, scout: MissionToken, to: Cell, die: Die): void {
  const { state } = table;
  free(die);
  scout.cell = to;
  table.emit({ type: 'tokenPlaced', token: scout.id, cell: to });
  const target = state.tokens.find(({ is, cell }) => is === 'target' && cell === to);
  if (!target) return;
  state.tokens.splice(state.tokens.indexOf(target), 1);
  scout.isReady = true;
  table.emit({ type: 'tokenRemoved', token: target.id, cell: to });
}
