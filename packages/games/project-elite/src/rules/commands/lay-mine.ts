import { isOnOrBeside, neighboursOf } from '../../board/board.ts';
import { mostMines } from '../../content/tokens.ts';
import { free } from '../dice/holders.ts';
import { areHeroesExhausted, countsAs } from '../facts/facts.ts';
import { heroRecord } from '../records/registry.ts';
import { boardIn, figureOn, heroAt } from '../state/reading.ts';
import { no } from '../state/refusals.ts';
import { command, ownDie, ownHero, ownHeroes, refuseDie, usableDice } from './command.ts';

const mostMinesARound = 2;

/** Lays a mine where the hero stands, or beside. */
export const layMine = command({
  name: 'lay-mine',
  phases: ['action'],
  refuse(state, seat, { hero: index, die, cell }) {
    const hero = ownHero(state, seat, index);
    if (!hero?.id || !heroRecord(hero.id)?.laysMines) return no('not-yours');
    if (areHeroesExhausted(state)) return no('forbidden-by-event');
    const shown = ownDie(state, seat, die);
    const refusal = refuseDie(shown);
    if (refusal) return refusal;
    if (!shown?.face || !countsAs(state, hero, shown.face, ['W'])) return no('face-mismatch');
    if (hero.minesLaid >= mostMinesARound || state.mines.length >= mostMines) return no('limit-reached');
    const board = boardIn(state);
    if (!isOnOrBeside(board, hero.cell, cell)) return no('not-adjacent');
    if (board.isStart[cell]) return no('no-target');
    return state.mines.includes(cell) || figureOn(state, cell) > 0 ? no('cell-occupied') : null;
  },
  perform(table, seat, { hero: index, die, cell }) {
    const { state } = table;
    const spent = ownDie(state, seat, die);
    if (spent) free(spent);
    heroAt(state, index).minesLaid++;
    state.mines.push(cell);
    table.emit({ type: 'tokenPlaced', token: 'mine', cell });
  },
  comesTo: (_state, _seat, { cell }) => String(cell),
  candidates(state, seat) {
    const hero = ownHeroes(state, seat).find((index) => {
      const { id } = heroAt(state, index);
      return id !== null && heroRecord(id)?.laysMines;
    });
    if (hero === undefined) return [];
    const { cell: at } = heroAt(state, hero);
    const cells = [at, ...neighboursOf(boardIn(state), at)];
    return usableDice(state, seat).flatMap((die) => cells.map((cell) => ({ hero, die, cell })));
  },
});
