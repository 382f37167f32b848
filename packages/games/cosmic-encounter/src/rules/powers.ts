import type { Seat } from '@starboard/engine';
import { type AlienId, neverLost } from '../content/aliens.ts';
import { homeColonies, planetsOf } from './ships.ts';
import { encounterOf, playerOf, type Sheet, type State } from './state.ts';

export const sheetOf = (state: State, seat: Seat, alien: AlienId): Sheet | undefined =>
  playerOf(state, seat).sheets.find((sheet) => sheet.alien === alien);

export const holderOf = (state: State, alien: AlienId): Seat | null => {
  const seat = state.players.findIndex((_, candidate) => sheetOf(state, candidate, alien) !== undefined);
  return seat < 0 ? null : seat;
};

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

/** Whether the sheet is up; parts of a power that are no use ask for no more. */
export function isPowerUp(state: State, seat: Seat, alien: AlienId): boolean {
  const sheet = sheetOf(state, seat, alien);
  return sheet !== undefined && !sheet.isHidden && !isPowerLost(state, seat, alien);
}

/** Whether the player has this power in working order: sheet up, not lost, not zapped this encounter. */
export function hasPower(state: State, seat: Seat, alien: AlienId): boolean {
  if (!isPowerUp(state, seat, alien)) return false;
  return !(state.encounter?.zapped.includes(zapKey(seat, alien)) ?? false);
}

/** Two players change sheets for good, with all that lies on them and whatever stops them. */
export function swapSheets(state: State, first: Seat, second: Seat): void {
  const [one, other] = [playerOf(state, first), playerOf(state, second)];
  [one.sheets, other.sheets] = [other.sheets, one.sheets];
  const encounter = encounterOf(state);
  encounter.zapped = encounter.zapped.map((key) => {
    const [seat = '', alien = ''] = key.split(':');
    const to = Number(seat) === first ? second : Number(seat) === second ? first : Number(seat);
    return zapKey(to, alien as AlienId);
  });
}
