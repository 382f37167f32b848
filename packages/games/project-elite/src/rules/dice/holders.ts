import { holderSlots } from '../../content/holder-slots.ts';
import type { Slot } from '../../content/slots.ts';
import { teamSize } from '../state/reading.ts';
import type { Die, State } from '../state/state.ts';

// A holder is a thing with slots for dice: a card, a hero's board, a lasting event, a token. Their ids are all different.

export const slotsOf = (state: State, holder: string): readonly Slot[] =>
  holderSlots(holder, teamSize(state));

/** All dice that lie in a holder, whosever they are. */
export function diceIn(state: State, holder: string): readonly Die[] {
  const found: Die[] = [];
  for (const { dice } of state.players)
    for (const die of dice) if (die.holder === holder && die.at !== 'lost') found.push(die);
  return found;
}

export function isSlotFree(state: State, holder: string, slot: number): boolean {
  for (const { dice } of state.players)
    for (const die of dice) if (die.holder === holder && die.slot === slot && die.at !== 'lost') return false;
  return true;
}

/** Whether every slot is filled. */
export const isFilled = (state: State, holder: string): boolean =>
  diceIn(state, holder).length === slotsOf(state, holder).length;

/** All its dice stay in it until the round ends, so it works once a round. */
export const locksAll = (slots: readonly Slot[]): boolean =>
  slots.length > 0 && slots.every(({ locks }) => locks);

export const free = (die: Die, keepsFace = false): void => {
  die.at = 'free';
  if (!keepsFace) die.face = null;
  die.holder = '';
  die.slot = 0;
};

/** Dice in normal slots go back to their owners. */
export function releaseNormal(state: State, holder: string, keepsFace: boolean): void {
  for (const die of diceIn(state, holder)) if (die.at === 'normal') free(die, keepsFace);
}

/** Dice in locking slots of what leaves the table stay locked. */
export function moveToTray(state: State, holder: string): void {
  for (const die of diceIn(state, holder))
    if (die.at === 'locked') Object.assign(die, { at: 'tray', holder: '', slot: 0 });
}
