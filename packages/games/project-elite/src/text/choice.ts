import type { Message } from '@starboard/engine';
import { boardById } from '../board/board.ts';
import type { Cell } from '../board/cells.ts';
import { isBossId } from '../content/bosses.ts';
import { isHeroId } from '../content/heroes.ts';
import { type SwarmKind, swarmKinds } from '../content/swarm.ts';
import { heroOfFigure } from '../rules/state/reading.ts';
import { readStepValue } from '../keys/values.ts';
import type { View } from '../view/view.ts';
import { alienName, cellName, eventName, heroName, kindName, plain } from './names.ts';

// What the team chooses while no clock of the Action phase runs. Without a view figures are only numbers.

/** What the choice is about, as the name of the act; with the alien or hero whose way it is, if it is one's. */
export function aboutMessage(about: string, view: View | null = null): Message {
  const figure = view?.moment.decision?.figure ?? 0;
  if (view === null || figure === 0) return plain(`about.${about}`);
  const hero = view.heroes[heroOfFigure(figure)]?.id;
  const whose = figure > 0 ? alienAt(view, figure) : hero ? heroName(hero) : plain('hero.none');
  return plain('about.of', { about: plain(`about.${about}`), whose });
}

/** One value of it. */
export function choiceMessage(view: View | null, about: string, value: string): Message {
  switch (about) {
    case 'cluster':
      return plain('choice.cluster', { cluster: value });
    case 'event':
      return eventName(Number(value));
    case 'mover':
      return alienAt(view, Number(value));
    case 'acid': {
      const { alien, to } = readStepValue(value);
      return plain('choice.acid', { alien: alienAt(view, alien), cell: cellName(to) });
    }
    default:
      return /^\d+$/.test(value) ? cellWithFigure(view, Number(value)) : named(view, value);
  }
}

/** A value that tells by itself what it is. */
function named(view: View | null, value: string): Message {
  if (isHeroId(value)) return heroName(value);
  if (isBossId(value) || isSwarmKind(value)) return kindName(value);
  const { alien, to } = readStepValue(value);
  return stepOfAlien(view, alien, view?.aliens.find(({ id }) => id === alien)?.cell ?? null, to);
}

const isSwarmKind = (value: string): value is SwarmKind => (swarmKinds as readonly string[]).includes(value);

/** How many steps an alien has from a cell to the start area. */
export const stepsLeft = (view: View, cell: Cell): number =>
  boardById(view.settings.map).alienSteps[cell] ?? 0;

const numbered = (view: View | null, number: number): Message => {
  const alien = view?.aliens.find(({ id }) => id === number);
  return alien ? alienName(number, alien.kind) : plain('alien.unknown', { number });
};

/** An alien, where it is, and how far it has to go. */
export function alienAt(view: View | null, number: number): Message {
  const alien = view?.aliens.find(({ id }) => id === number);
  if (!view || !alien) return numbered(view, number);
  const left = stepsLeft(view, alien.cell);
  return plain('choice.alien', { alien: numbered(view, number), cell: cellName(alien.cell), left });
}

/** An alien's step, with how far it is to the start area then. */
export function stepOfAlien(view: View | null, number: number, from: Cell | null, to: Cell): Message {
  const alien = numbered(view, number);
  const cells = { from: from === null ? '' : cellName(from), to: cellName(to) };
  if (!view || from === null) return plain('choice.step-to', { alien, to: cells.to });
  return plain(figureOn(view, to) ? 'choice.step-onto' : 'choice.step', {
    alien,
    ...cells,
    left: stepsLeft(view, to),
    figure: figureOn(view, to) ?? '',
  });
}

/** Who stands on a cell. */
export function figureOn(view: View, cell: Cell): Message | null {
  const alien = view.aliens.find((each) => each.cell === cell);
  if (alien) return alienName(alien.id, alien.kind);
  const hero = view.heroes.find((each) => each.cell === cell);
  return hero ? (hero.id ? heroName(hero.id) : plain('hero.none')) : null;
}

/** A cell, and who stands on it. */
export function cellWithFigure(view: View | null, cell: Cell): Message {
  const figure = view && figureOn(view, cell);
  return figure
    ? plain('choice.cell-of', { cell: cellName(cell), figure })
    : plain('choice.cell', { cell: cellName(cell) });
}
