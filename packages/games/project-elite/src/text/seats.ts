import type { Message, Seat } from '@starboard/engine';
import type { View } from '../view/view.ts';
import { faceName, heroName, plain } from './names.ts';
import { thingName } from './things.ts';

/** A hero by its place at the table. */
export function heroOf(view: View | null, index: number): Message {
  const id = view?.heroes[index]?.id;
  return id ? heroName(id) : plain('hero.numbered', { number: index + 1 });
}

/** Whether the hero's player commands another as well, so that it has to be said which. */
export function isOneOfTwo(view: View | null, index: number): boolean {
  const seat = view?.heroes[index]?.seat;
  return view !== null && view.heroes.filter((hero) => hero.seat === seat).length > 1;
}

type DieShown = View['dice'][number][number];

/** What a die shows, or where it is. */
export function dieState({ at, face, holder }: DieShown): Message {
  switch (at) {
    case 'tumbling':
      return plain('die.tumbling');
    case 'free':
      return face ? faceName(face) : plain('die.unrolled');
    case 'tray':
      return plain('die.tray');
    case 'lost':
      return plain('die.lost');
    case 'normal':
    case 'locked':
      return plain(`die.${at}`, { face: face ? faceName(face) : '', thing: thingName(holder) });
  }
}

/** A die by its number, counted from one, with what it shows if the seat is known. */
export function dieMessage(view: View | null, seat: Seat | null, index: number): Message {
  const die = seat === null ? undefined : view?.dice[seat]?.[index];
  const number = index + 1;
  return die ? plain('die.showing', { number, what: dieState(die) }) : plain('die.numbered', { number });
}
