import { call, end, goto, rulesOf } from '@starboard/engine';
import { isAdjacent } from '../../board/board.ts';
import { decide } from '../deciding/decide.ts';
import { removeAlien } from '../figures/figures.ts';
import type { Event, Here } from '../state/events.ts';
import { alienById, boardIn, figureOn, isSwarm, tokenById, tokensOf } from '../state/reading.ts';
import type { Alien, MissionToken, State } from '../state/state.ts';

const { procedure } = rulesOf<State, Event>();

/** One of the swarm that stands on a trap. */
function catchOn(state: State, { cell }: MissionToken): Alien | null {
  const alien = alienById(state, figureOn(state, cell));
  return alien && isSwarm(alien.kind) ? alien : null;
}

const trapsBeside = (state: State, cage: MissionToken): readonly MissionToken[] =>
  tokensOf(state, 'trap').filter(({ cell }) => isAdjacent(boardIn(state), cage.cell, cell));

/** Traps with a catch first, then the upper, then the left one. */
const usualTrap = (state: State, traps: readonly MissionToken[]): string =>
  String(
    traps.toSorted((a, b) => Number(!catchOn(state, a)) - Number(!catchOn(state, b)) || a.cell - b.cell)[0]
      ?.cell,
  );

function snap(table: Here, trap: MissionToken): void {
  const { state } = table;
  const caught = catchOn(state, trap);
  if (!caught) return;
  removeAlien(table, caught);
  state.tokens.splice(state.tokens.indexOf(trap), 1);
  table.emit({ type: 'killed', alien: caught.id, kind: caught.kind, hero: null });
  table.emit({ type: 'tokenRemoved', token: trap.id, cell: trap.cell });
}

/** Each cage that has been filled snaps one trap beside it; one without traps goes. */
export const springTraps = procedure<{ left: string[] }, 'next' | 'snap'>('spring-traps', 'next', {
  next({ state }, { left }) {
    const [id] = left;
    if (id === undefined) {
      for (const cage of tokensOf(state, 'cage'))
        if (trapsBeside(state, cage).length === 0) state.tokens.splice(state.tokens.indexOf(cage), 1);
      return end();
    }
    const cage = tokenById(state, id);
    const traps = cage ? trapsBeside(state, cage) : [];
    if (traps.length === 0) {
      left.shift();
      return goto('next');
    }
    const options = traps.map(({ cell }) => String(cell));
    return call(decide, { about: 'trap', seat: null, options, fallback: usualTrap(state, traps) }, 'snap');
  },
  snap(table, { left }, chosen) {
    left.shift();
    const trap = tokensOf(table.state, 'trap').find(({ cell }) => cell === Number(chosen));
    if (trap) snap(table, trap);
    return goto('next');
  },
});
