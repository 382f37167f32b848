import { call, end, goto, rulesOf } from '@starboard/engine';
import { arrowsFrom } from '../../board/board.ts';
import type { Cell } from '../../board/cells.ts';
import { decide } from '../deciding/decide.ts';
import { isOver } from '../damage/ending.ts';
import type { Event } from '../state/events.ts';
import { alienById, boardIn, heroAt, heroOfFigure, isHeroFigure } from '../state/reading.ts';
import type { State } from '../state/state.ts';
import { carryOut } from './carry-out.ts';
import { type Choose, type Mover, planChain } from './chain.ts';
import { automatically, longestWay } from './safest.ts';

const { procedure } = rulesOf<State, Event>();

/** Ways chosen so far, in the order of the chain; a chain is planned again after each. */
const chosenSoFar = (ways: readonly Cell[]): Choose => {
  let next = 0;
  return () => ways[next++] ?? null;
};

/** What gives way for a figure, with every fork asked: heroes' players and the team. Ends with the slimed aliens. */
export const giveWay = procedure<{ mover: Mover; ways: Cell[] }, 'plan' | 'chosen'>('give-way', 'plan', {
  plan({ state }, { mover, ways }) {
    const { open, pushes } = planChain(state, mover, chosenSoFar(ways));
    if (!open) return goto('chosen');
    const { figure, from, options } = open;
    const reserved = [mover.from, mover.to, ...pushes.map(({ to }) => to)];
    const seat = isHeroFigure(figure) ? heroAt(state, heroOfFigure(figure)).seat : null;
    const fallback = automatically(state, { figure, from, options, reserved, mover });
    const about = seat === null ? 'push' : 'dodge';
    const cells = options.map(String);
    return call(decide, { about, seat, figure, options: cells, fallback: String(fallback) }, 'chosen');
  },
  chosen(table, { mover, ways }, value) {
    if (value !== undefined) {
      ways.push(Number(value));
      return goto('plan');
    }
    return end(carryOut(table, mover, planChain(table.state, mover, chosenSoFar(ways)).pushes));
  },
});

interface Stepping {
  /** Aliens that have still a step to make, the next one first. */
  owed: number[];
  /** Where the first of them goes, where that has been chosen. */
  to: Cell | null;
}

/** An alien makes one step, with all that comes of it; nothing in real time. */
export const alienStep = procedure<Stepping, 'next' | 'step' | 'stepped'>('alien-step', 'next', {
  next({ state }, locals) {
    const alien = alienById(state, locals.owed[0] ?? 0);
    if (isOver(state) || locals.owed.length === 0) return end();
    const { isStart } = boardIn(state);
    if (!alien || isStart[alien.cell]) {
      locals.owed.shift();
      locals.to = null;
      return goto('next');
    }
    if (locals.to !== null) return goto('step');
    const cells = arrowsFrom(boardIn(state), alien.cell);
    const options = cells.map(String);
    const fallback = String(longestWay(state, cells));
    return call(decide, { about: 'way', seat: null, figure: alien.id, options, fallback }, 'step');
  },
  step({ state }, locals, way) {
    const alien = alienById(state, locals.owed.shift() ?? 0);
    if (!alien) return goto('next');
    const mover = { figure: alien.id, from: alien.cell, to: locals.to ?? Number(way) };
    locals.to = null;
    return call(giveWay, { mover, ways: [] }, 'stepped');
  },
  stepped(_table, locals, slimed) {
    locals.owed.unshift(...(slimed as readonly number[]));
    return goto('next');
  },
});
