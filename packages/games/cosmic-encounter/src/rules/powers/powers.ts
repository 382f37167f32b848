import type { Seat } from '@starboard/engine';
import { ownKey, parseOwnKey } from '../../keys/uses.ts';
import { type AlienId, neverLost } from '../../content/aliens.ts';
import { hasHomeColonies, originalPlanets, shipsOn } from '../ships/ships.ts';
import { encounterOf, type Player, playerOf, type Sheet, type State } from '../state/state.ts';

export function sheetOf(state: State, seat: Seat, alien: AlienId): Sheet | undefined {
  for (const sheet of playerOf(state, seat).sheets) if (sheet.alien === alien) return sheet;
  return undefined;
}

/** Whose alien it is, as far as all players know. */
export const holderOf = (state: State, alien: AlienId): Seat | null => {
  const seat = state.players.findIndex(
    (_, candidate) => sheetOf(state, candidate, alien)?.isHidden === false,
  );
  return seat < 0 ? null : seat;
};

/** Whether the seat has home colonies enough to keep a power. */
export function hasHomes(state: State, seat: Seat): boolean {
  if (state.settings.powerLossRule === '3-lost') return emptyHomes(state, seat) < 3;
  return hasHomeColonies(state, seat, state.settings.planets === 4 ? 2 : 3);
}

const emptyHomes = (state: State, seat: Seat): number =>
  originalPlanets(state, seat).filter((planet) => shipsOn(state, seat, planet) === 0).length;

/** Too few home colonies turn the sheet over at once; when ships that leave together were the cause, after them. */
export function isPowerLost(state: State, seat: Seat, alien: AlienId): boolean {
  if (neverLost.includes(alien) || hasHomes(state, seat)) return false;
  return !state.batches.some(({ powered }) => powered.includes(seat));
}

/** Whether the sheet is up; parts of a power that are no use ask for no more. */
export function isPowerUp(state: State, seat: Seat, alien: AlienId): boolean {
  const sheet = sheetOf(state, seat, alien);
  return sheet !== undefined && !sheet.isHidden && !isPowerLost(state, seat, alien);
}

/** Whether the player has this power in working order: sheet up, not lost, not zapped this encounter. */
export function hasPower(state: State, seat: Seat, alien: AlienId): boolean {
  if (!isPowerUp(state, seat, alien)) return false;
  const zapped = state.encounter?.zapped ?? [];
  // the key is put together only where any power rests
  return zapped.length === 0 || !zapped.includes(ownKey(seat, alien));
}

/** A player's own power: not what a technology brought. */
export const ownSheets = ({ sheets, techs }: Player): Sheet[] =>
  sheets.filter(({ alien }) => !techs.some((tech) => tech.alien === alien));

/** A player has these sheets from now on, besides what a technology brought; tells which it had. */
export function exchangeSheets(player: Player, sheets: readonly Sheet[]): Sheet[] {
  const own = ownSheets(player);
  player.sheets = [...sheets, ...player.sheets.filter((sheet) => !own.includes(sheet))];
  return own;
}

/** Two players change powers for good, with all that lies on the sheets, what stops them, and what was lent. */
export function swapSheets(state: State, first: Seat, second: Seat): void {
  const [one, other] = [playerOf(state, first), playerOf(state, second)];
  const given = exchangeSheets(one, ownSheets(other));
  const moved = [...given, ...exchangeSheets(other, given)].map(({ alien }) => alien);
  const encounter = encounterOf(state);
  const swapped = (seat: Seat): Seat => (seat === first ? second : seat === second ? first : seat);
  encounter.zapped = encounter.zapped.map((key) => {
    const { seat, id } = parseOwnKey(key);
    return moved.includes(id as AlienId) ? ownKey(swapped(seat), id) : key;
  });
  const { lent } = encounter;
  if (lent) encounter.lent = { ...lent, lender: swapped(lent.lender), borrower: swapped(lent.borrower) };
}
