import { call, end, goto, rulesOf } from '@starboard/engine';
import { arrowsFrom } from '../../board/board.ts';
import type { Cell } from '../../board/cells.ts';
import { isOver } from '../damage/ending.ts';
import { decide } from '../deciding/decide.ts';
import type { Event } from '../state/events.ts';
import { boardIn, figureOfHero, heroAt, idOf, isFree } from '../state/reading.ts';
import type { State } from '../state/state.ts';
import { longestWay } from './safest.ts';
import { walkTo } from './walk.ts';

const { procedure } = rulesOf<State, Event>();

interface Dragging {
  /** Heroes that have still to go. */
  left: number[];
  readonly steps: number;
  /** The one that is on its way, and what is left of it. */
  hero: number;
  stepsLeft: number;
}

/** Where the aliens' path takes a hero: it pushes no figure, and stays in the start area. */
const waysOn = (state: State, hero: number): readonly Cell[] =>
  arrowsFrom(boardIn(state), heroAt(state, hero).cell).filter((cell) => isFree(state, cell));

/** Heroes go along the aliens' path, one after another: the team says who is next, at forks each hero's player. */
export const dragHeroes = procedure<Dragging, 'choose' | 'begin' | 'step' | 'walk'>('drag-heroes', 'choose', {
  choose({ state }, { left }) {
    if (left.length === 0 || isOver(state)) return end();
    const options = left.map((hero) => idOf(heroAt(state, hero)));
    return call(decide, { about: 'walker', seat: null, options, fallback: options[0] ?? '' }, 'begin');
  },
  begin({ state }, locals, chosen) {
    locals.hero = state.heroes.findIndex(({ id }) => id === chosen);
    locals.left = locals.left.filter((hero) => hero !== locals.hero);
    locals.stepsLeft = locals.steps;
    return goto('step');
  },
  step({ state }, locals) {
    const ways = waysOn(state, locals.hero);
    if (locals.stepsLeft === 0 || ways.length === 0 || isOver(state)) return goto('choose');
    locals.stepsLeft--;
    const { seat } = heroAt(state, locals.hero);
    const figure = figureOfHero(locals.hero);
    const fallback = String(longestWay(state, ways));
    return call(decide, { about: 'walk', seat, figure, options: ways.map(String), fallback }, 'walk');
  },
  walk(table, { hero }, way) {
    walkTo(table, hero, Number(way));
    return goto('step');
  },
});

/** What `dragHeroes` is begun with. */
export const dragging = (left: readonly number[], steps: number): Dragging => ({
  left: left.slice(),
  steps,
  hero: 0,
  stepsLeft: 0,
});
