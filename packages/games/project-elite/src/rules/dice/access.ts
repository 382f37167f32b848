import type { Reason } from '@starboard/engine';
import { isOnOrBeside } from '../../board/board.ts';
import type { Cell } from '../../board/cells.ts';
import { isCard } from '../../content/equipment.ts';
import { isHeroId } from '../../content/heroes.ts';
import { eventHolder } from '../../keys/holders.ts';
import { gearOf } from '../equipment/gear.ts';
import { areHeroesExhausted } from '../facts/facts.ts';
import { boardIn, tokenById } from '../state/reading.ts';
import { no } from '../state/refusals.ts';
import type { Hero, State } from '../state/state.ts';

/** Whether a hero is near enough to an objective: beside it, or on it if the table plays so. */
export const isNear = (state: State, hero: Hero, cell: Cell): boolean =>
  (hero.cell !== cell || state.settings.objectiveSameCell === 'on') &&
  isOnOrBeside(boardIn(state), hero.cell, cell);

/** Why a hero may not use the slots of a thing: its own board and equipment, events, and tokens that it stands by. */
export function refuseHolder(state: State, hero: Hero, holder: string): Reason | null {
  if (isHeroId(holder)) {
    if (hero.id !== holder) return no('not-yours');
    if (areHeroesExhausted(state)) return no('forbidden-by-event');
    return hero.board.isFaceDown ? no('face-down') : null;
  }
  if (isCard(holder)) {
    const gear = gearOf(hero, holder);
    if (!gear) return no('not-yours');
    return gear.isFaceDown ? no('face-down') : null;
  }
  const event = state.lasting.find(({ no: number }) => eventHolder(number) === holder);
  if (event) return event.isCompleted ? no('slot-full') : null;
  if (hero.charges.some(({ id }) => id === holder)) return null;
  const token = tokenById(state, holder);
  if (!token) return no('not-yours');
  if (token.isReady) return no('slot-full');
  return isNear(state, hero, token.cell) ? null : no('not-adjacent');
}

/** All things whose slots a hero may use. */
export const holdersFor = (state: State, hero: Hero): readonly string[] => [
  ...(hero.id ? [hero.id] : []),
  ...hero.gear.map(({ card }) => card),
  ...state.lasting.map(({ no: number }) => eventHolder(number)),
  ...hero.charges.map(({ id }) => id),
  ...state.tokens.flatMap(({ id, cell }) => (isNear(state, hero, cell) ? [id] : [])),
];
