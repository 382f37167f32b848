import type { Cell } from '../../board/cells.ts';
import { hurt } from '../damage/harm.ts';
import type { Here } from '../state/events.ts';
import { heroAt, idOf } from '../state/reading.ts';
import { setHeroCell } from './figures.ts';

/** A hero comes to a cell by its own movement, or put there; acid burns each time. */
export function walkTo(table: Here, index: number, to: Cell): void {
  const hero = heroAt(table.state, index);
  const from = hero.cell;
  setHeroCell(table, index, to);
  table.emit({ type: 'heroMoved', hero: idOf(hero), from, to });
  burn(table, index);
}

/** Acid where the hero stands hurts. */
export function burn(table: Here, index: number): void {
  if (table.state.acid.includes(heroAt(table.state, index).cell)) hurt(table, index, 1, 'acid');
}
