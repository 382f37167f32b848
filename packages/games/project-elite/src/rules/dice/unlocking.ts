import type { Seat } from '@starboard/engine';
import { isCard } from '../../content/equipment.ts';
import { isHeroId } from '../../content/heroes.ts';
import { turnFaceDown } from '../equipment/gear.ts';
import type { Here } from '../state/events.ts';
import { playerOf } from '../state/reading.ts';
import type { State } from '../state/state.ts';
import { free } from './holders.ts';

/** Dice of a player that lie locked on equipment, on a hero's board or in the tray; not on one thing that is excepted. */
export const lockedDice = (state: State, seat: Seat, except = ''): readonly number[] =>
  playerOf(state, seat).dice.flatMap(({ at, holder }, index) => {
    const isOnOwn = at === 'locked' && holder !== except && (isCard(holder) || isHeroId(holder));
    return at === 'tray' || isOnOwn ? [index] : [];
  });

/** They are to be rolled again; what they lay on cannot be used any more in this round. */
export function unlock({ state }: Here, seat: Seat, dice: readonly number[]): void {
  for (const index of dice) {
    const die = playerOf(state, seat).dice[index];
    if (!die) continue;
    const { holder } = die;
    free(die);
    turnFaceDown(state, holder);
  }
}

/** All that can be chosen of a few things, one or more and at most so many. */
export function choicesOf(things: readonly number[], most = things.length): readonly (readonly number[])[] {
  return things
    .reduce<readonly (readonly number[])[]>(
      (found, thing) => [...found, ...found.map((each) => [...each, thing])],
      [[]],
    )
    .filter(({ length }) => length > 0 && length <= most);
}
