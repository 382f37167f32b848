import type { Seat } from '@starboard/engine';
import type { AlienId } from '../content/aliens.ts';
import { homeColonies, planetsOf } from './ships.ts';
import { playerOf, type Sheet, type State } from './state.ts';

export const sheetOf = (state: State, seat: Seat, alien: AlienId): Sheet | undefined =>
  playerOf(state, seat).sheets.find((sheet) => sheet.alien === alien);

export const holderOf = (state: State, alien: AlienId): Seat | null => {
  const seat = state.players.findIndex((_, candidate) => sheetOf(state, candidate, alien) !== undefined);
  return seat < 0 ? null : seat;
};

/** Sheets that stay up however few home colonies their owner has. */
const neverLost: readonly AlienId[] = ['masochist'];

/** Too few home colonies turn the sheet over, at once and for as long as it lasts. */
export function isPowerLost(state: State, seat: Seat, alien: AlienId): boolean {
  if (neverLost.includes(alien)) return false;
  const isFourPlanets = state.settings.planets === 4;
  const home = homeColonies(state, seat);
  if (state.settings.powerLossRule === '3-lost') {
    const original = planetsOf(state, seat).slice(0, state.settings.planets);
    return original.filter((planet) => !home.includes(planet)).length >= 3;
  }
  return home.length < (isFourPlanets ? 2 : 3);
}

export const zapKey = (seat: Seat, alien: AlienId): string => `${seat}:${alien}`;

/** Whether the player has this power in working order: sheet up, not lost, not zapped this encounter. */
export function hasPower(state: State, seat: Seat, alien: AlienId): boolean {
  const sheet = sheetOf(state, seat, alien);
  if (!sheet || sheet.isHidden || isPowerLost(state, seat, alien)) return false;
  return !(state.encounter?.zapped.includes(zapKey(seat, alien)) ?? false);
}
