import { call, end, rulesOf } from '@starboard/engine';
import { arrowsFrom } from '../../board/board.ts';
import type { Cell } from '../../board/cells.ts';
import { mostAcid, mostSlime } from '../../content/tokens.ts';
import { hurt } from '../damage/harm.ts';
import { decide } from '../deciding/decide.ts';
import type { Event, Here } from '../state/events.ts';
import { alienById, boardIn, figureOn, heroOfFigure, isHeroFigure } from '../state/reading.ts';
import type { State } from '../state/state.ts';

const { procedure } = rulesOf<State, Event>();

/** At a fork: where no hero stands, then the longest way. */
export function usualCellAhead(state: State, cells: readonly Cell[]): Cell {
  const { alienSteps } = boardIn(state);
  const rank = (cell: Cell) => (isHeroFigure(figureOn(state, cell)) ? 1000 : 0) - (alienSteps[cell] ?? 0);
  return cells.toSorted((a, b) => rank(a) - rank(b))[0] ?? -1;
}

type Ground = 'acid' | 'slime';

const most = { acid: mostAcid, slime: mostSlime };

/** Whether there is any left to be laid. */
export const isLeft = (state: State, token: Ground): boolean => state[token].length < most[token];

/** One to a cell, as long as there are any. */
export function lay(table: Here, token: Ground, cell: Cell): void {
  const { state } = table;
  if (state[token].includes(cell) || !isLeft(state, token)) return;
  state[token].push(cell);
  table.emit({ type: 'tokenPlaced', token, cell });
}

function put(table: Here, alien: number, token: Ground, cell: Cell): void {
  const { state } = table;
  if (boardIn(state).isStart[cell]) return;
  lay(table, token, cell);
  const figure = figureOn(state, cell);
  const kind = alienById(state, alien)?.kind;
  if (token === 'acid' && isHeroFigure(figure)) hurt(table, heroOfFigure(figure), 1, kind ?? 'acid');
}

/** A boss leaves something on the next cell of its path. */
export const tokenAhead = procedure<{ alien: number; token: Ground }, 'choose' | 'put'>(
  'token-ahead',
  'choose',
  {
    choose({ state }, { alien }) {
      const boss = alienById(state, alien);
      if (!boss || boardIn(state).isStart[boss.cell]) return end();
      const cells = arrowsFrom(boardIn(state), boss.cell);
      const options = cells.map(String);
      const fallback = String(usualCellAhead(state, cells));
      return call(decide, { about: 'ahead', seat: null, figure: alien, options, fallback }, 'put');
    },
    put(table, { alien, token }, chosen) {
      put(table, alien, token, Number(chosen));
      return end();
    },
  },
);
