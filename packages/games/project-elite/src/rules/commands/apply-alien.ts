import { arrowsFrom } from '../../board/board.ts';
import { canBeMoved, isAlienOpen, movableAliens, payStep } from '../dice/owed.ts';
import { stepAtOnce } from '../figures/step-at-once.ts';
import { alienById, boardIn, playerOf } from '../state/reading.ts';
import { no } from '../state/refusals.ts';
import { acting, command } from './command.ts';

/** Makes an Alien result good: one alien takes a step. */
export const applyAlien = command({
  name: 'apply-alien',
  phases: acting,
  outlivesClock: true,
  whileOwing: true,
  refuse(state, seat, { die, alien: id, from, to }) {
    const { dice, owed } = playerOf(state, seat);
    const shown = dice[die];
    if (die === -1 ? owed === 0 : !shown || !isAlienOpen(shown)) return no('bad-die-state');
    const alien = alienById(state, id);
    if (!alien || alien.cell !== from) return no('stale');
    if (!canBeMoved(state, alien)) return no('no-target');
    return arrowsFrom(boardIn(state), from).includes(to) ? null : no('not-adjacent');
  },
  perform(table, seat, { die, alien, to, chain }) {
    payStep(table.state, seat, die);
    stepAtOnce(table, alien, to, chain);
  },
  candidates(state, seat) {
    const { dice, owed } = playerOf(state, seat);
    const die = dice.findIndex(isAlienOpen);
    if (die < 0 && owed === 0) return [];
    return movableAliens(state).flatMap(({ id, cell }) =>
      arrowsFrom(boardIn(state), cell).map((to) => ({ die, alien: id, from: cell, to, chain: [] })),
    );
  },
});
