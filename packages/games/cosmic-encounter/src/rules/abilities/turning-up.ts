import type { Seat } from '@starboard/engine';
import type { AlienId } from '../../content/aliens.ts';
import type { WindowName } from '../../content/windows.ts';
import { aliensSeen, couldBeHidden, mayTurnUp } from '../powers/hidden-sheets.ts';
import { hasPower, isPowerLost, isPowerUp, sheetOf } from '../powers/powers.ts';
import { hasRole } from '../state/seats.ts';
import { playerOf, type Sheet, type State } from '../state/state.ts';
import type { KnownAbility } from './ability.ts';
import { momentOf } from './registry.ts';

/** In working order, or face down: then it is up as soon as it is used. */
export function isPowerReady(state: State, seat: Seat, { isNoUse }: KnownAbility, alien: AlienId): boolean {
  const sheet = sheetOf(state, seat, alien);
  if (sheet?.isHidden) return mayTurnUp(state, seat, sheet);
  return isNoUse ? isPowerUp(state, seat, alien) : hasPower(state, seat, alien);
}

/** Whether the seat has a sheet face down that, for all that the others know, is good for something here. */
export function couldTurnUp(state: State, window: WindowName, seat: Seat): boolean {
  if (!playerOf(state, seat).sheets.some(isFaceDown)) return false;
  const seen = aliensSeen(state);
  for (const [alien, abilities] of momentOf(window).byAlien) {
    if (!couldBeHidden(state, alien, seen) || isPowerLost(state, seat, alien)) continue;
    if (abilities.some(({ as }) => hasRole(state, seat, as))) return true;
  }
  return false;
}

const isFaceDown = ({ isHidden }: Sheet): boolean => isHidden;

/** A sheet may be turned up for its own sake wherever its owner is asked because of it. */
export const isTurnUpOffered = (state: State, window: WindowName, seat: Seat): boolean =>
  couldTurnUp(state, window, seat) &&
  playerOf(state, seat).sheets.some((sheet) => mayTurnUp(state, seat, sheet));
