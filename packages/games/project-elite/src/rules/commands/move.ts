import type { Reason } from '@starboard/engine';
import { isAdjacent, neighboursOf } from '../../board/board.ts';
import { type Cell, distance } from '../../board/cells.ts';
import { isOver } from '../damage/ending.ts';
import { free } from '../dice/holders.ts';
import { countsAs, stepsForMove } from '../facts/facts.ts';
import { walkTo } from '../figures/walk.ts';
import { boardIn, heroAt, isFree } from '../state/reading.ts';
import { no } from '../state/refusals.ts';
import type { State } from '../state/state.ts';
import { command, ownDie, ownHero, ownHeroes, refuseDie, usableDice } from './command.ts';

/** Why a hero cannot step from one cell to the other. */
export function refuseStep(state: State, from: Cell, to: Cell): Reason | null {
  const board = boardIn(state);
  if (distance(from, to) !== 1) return no('not-adjacent');
  if (!board.isOpen[to]) return no('blocked-cell');
  if (!isAdjacent(board, from, to)) return no('wall');
  return isFree(state, to) ? null : no('cell-occupied');
}

/** Ways over free cells: to each cell the shortest, and rather not over acid. */
function pathsFrom(state: State, from: Cell, most: number): readonly (readonly Cell[])[] {
  const around = (cell: Cell) => neighboursOf(boardIn(state), cell).filter((to) => isFree(state, to));
  const paths = new Map<Cell, readonly Cell[]>(around(from).map((to) => [to, [to]]));
  if (most === 1) return [...paths.values()];
  const burns = (cell: Cell) => Number(state.acid.includes(cell));
  for (const via of [...paths.keys()].sort((a, b) => burns(a) - burns(b)))
    for (const to of around(via)) if (!paths.has(to)) paths.set(to, [via, to]);
  return [...paths.values()];
}

/** A hero walks, for a die or by right of a kill. */
export const move = command({
  name: 'move',
  phases: ['action', 'time-up'],
  refuse(state, seat, { hero: index, die, from, path }) {
    const hero = ownHero(state, seat, index);
    if (!hero) return no('not-yours');
    if (die === -1) {
      if (!hero.hasFreeStep) return no('bad-die-state');
    } else {
      if (state.phase === 'time-up') return no('clock-over');
      const shown = ownDie(state, seat, die);
      const refusal = refuseDie(shown);
      if (refusal) return refusal;
      if (!shown?.face || !countsAs(state, hero, shown.face, ['M'])) return no('face-mismatch');
    }
    if (hero.cell !== from) return no('stale');
    const most = die === -1 ? 1 : stepsForMove(state, hero);
    if (path.length === 0 || path.length > most) return no('limit-reached');
    let at = from;
    for (const to of path) {
      const refusal = refuseStep(state, at, to);
      if (refusal) return refusal;
      at = to;
    }
    return null;
  },
  perform(table, seat, { hero: index, die, path }) {
    const spent = ownDie(table.state, seat, die);
    if (spent) free(spent);
    else heroAt(table.state, index).hasFreeStep = false;
    for (const to of path) if (!isOver(table.state)) walkTo(table, index, to);
  },
  candidates(state, seat) {
    const shown = usableDice(state, seat).find((die) => ownDie(state, seat, die)?.face === 'M');
    return ownHeroes(state, seat).flatMap((index) => {
      const hero = heroAt(state, index);
      const dice = [...(shown === undefined ? [] : [shown]), ...(hero.hasFreeStep ? [-1] : [])];
      return dice.flatMap((die) => {
        const most = die === -1 ? 1 : stepsForMove(state, hero);
        return pathsFrom(state, hero.cell, most).map((path) => ({ hero: index, die, from: hero.cell, path }));
      });
    });
  },
});
