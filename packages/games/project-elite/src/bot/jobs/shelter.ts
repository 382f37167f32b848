import type { Cell } from '../../board/cells.ts';
import { boardIn, cardOfHero } from '../../rules/state/reading.ts';
import type { Hero } from '../../rules/state/state.ts';
import type { Outlook } from '../outlook.ts';
import type { Job } from './job.ts';

/** At the end of the phase a hero gets out of the way of what would hurt it much. */
export function shelter(outlook: Outlook, hero: Hero): Job | null {
  if (hero.id === null || outlook.timeLeft > 25_000) return null;
  const risk = outlook.exposure(hero.cell);
  const left = cardOfHero(hero).survives - hero.damage;
  if (risk === 0 || (risk < 1.2 && left > 2)) return null;
  const board = boardIn(outlook.state);
  let cells: Cell[] = [];
  let least = risk - 0.4;
  let walk = 99;
  board.isOpen.forEach((isOpen, cell) => {
    const steps = isOpen ? outlook.ground.walk(hero.cell, cell) : 99;
    if (steps === 0 || steps > 4 || outlook.walkTime(hero, steps) > outlook.timeLeft) return;
    if (outlook.state.figures[cell] !== 0) return;
    const there = outlook.exposure(cell);
    if (there > least || (there === least && steps > walk)) return;
    if (there < least || steps < walk) cells = [];
    cells.push(cell);
    least = there;
    walk = steps;
  });
  return cells.length > 0 ? { is: 'shelter', cells, walk } : null;
}
