import { call, end, goto, rulesOf } from '@starboard/engine';
import type { Cell } from '../../board/cells.ts';
import { isOver } from '../damage/ending.ts';
import { decide } from '../deciding/decide.ts';
import { alienStep, giveWay } from '../figures/alien-step.ts';
import { planChain } from '../figures/chain.ts';
import { placeAlien } from '../figures/figures.ts';
import { automatically, harmOfStep } from '../figures/safest.ts';
import type { Event } from '../state/events.ts';
import { alienById, figureOn, isFree } from '../state/reading.ts';
import type { AlienKind, State } from '../state/state.ts';

const { procedure } = rulesOf<State, Event>();

interface Placing {
  readonly kind: AlienKind;
  left: number;
  /** Where they may be put, in the order in which they are when no player chooses. */
  readonly cells: readonly Cell[];
  /** Figures that this card has brought so far. */
  placed: number[];
  at: Cell;
}

/** Free cells; if there is none, cells of figures that this card has not brought; those only if there is no other. */
export function cellsFor(state: State, cells: readonly Cell[], placed: readonly number[]): readonly Cell[] {
  const free = cells.filter((cell) => isFree(state, cell));
  if (free.length > 0) return free;
  const others = cells.filter((cell) => !placed.includes(figureOn(state, cell)));
  return others.length > 0 ? others : cells;
}

/** An alien gives way rather than a hero, and of aliens the one whose way does the least harm. */
export function usualCell(state: State, cells: readonly Cell[]): Cell {
  const harm = (cell: Cell): number => {
    const alien = alienById(state, figureOn(state, cell));
    if (isFree(state, cell)) return 0;
    if (!alien) return Number.MAX_SAFE_INTEGER;
    const mover = { figure: 0, from: cell, to: cell };
    const [first] = planChain(state, mover, automatically).pushes;
    return first ? harmOfStep(state, alien, first.to) : Number.MAX_SAFE_INTEGER;
  };
  return cells.toSorted((a, b) => harm(a) - harm(b))[0] ?? -1;
}

/** Puts figures on the board one after another, pushing away what is in their place. Ends with their numbers. */
export const placeFigures = procedure<Placing, 'choose' | 'clear' | 'put'>('place-figures', 'choose', {
  choose({ state }, locals) {
    if (locals.left === 0 || locals.cells.length === 0 || isOver(state)) return end(locals.placed);
    const options = cellsFor(state, locals.cells, locals.placed);
    // figures of a kind are all alike: where each free cell will be filled there is nothing to choose
    const fillsAll = options.length <= locals.left && options.every((cell) => isFree(state, cell));
    locals.at = options[0] ?? -1;
    locals.left--;
    if (fillsAll) return goto('put');
    const fallback = String(usualCell(state, options));
    return call(decide, { about: 'place', seat: null, options: options.map(String), fallback }, 'clear');
  },
  clear({ state }, locals, chosen) {
    locals.at = Number(chosen);
    const mover = { figure: 0, from: locals.at, to: locals.at };
    return isFree(state, locals.at) ? goto('put') : call(giveWay, { mover, ways: [] }, 'put');
  },
  put(table, locals, slimed = []) {
    if (isOver(table.state)) return end(locals.placed);
    locals.placed.push(placeAlien(table, locals.kind, locals.at).id);
    // the new figure is part of the chain: what slime carries on goes when it stands
    return call(alienStep, { owed: [...(slimed as readonly number[])], to: null }, 'choose');
  },
});
