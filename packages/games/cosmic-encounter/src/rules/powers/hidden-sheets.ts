import type { Seat, Viewer } from '@starboard/engine';
import { type AlienId, aliensIn, isCompatible, withGameSetup } from '../../content/aliens.ts';
import type { CeTable } from '../state/events.ts';
import { isPowerLost } from './powers.ts';
import { playerOf, type Sheet, type State } from '../state/state.ts';

/** Every alien in play that lies face up. */
export const aliensSeen = ({ players, encounter }: State): AlienId[] =>
  [...players.flatMap(({ sheets }) => sheets), ...(encounter?.lent?.aside ?? [])].flatMap(
    ({ alien, isHidden }) => (isHidden ? [] : [alien]),
  );

/** Whether this alien could lie face down somewhere, to a viewer who sees these. */
export const couldBeHidden = ({ settings }: State, alien: AlienId, seen: readonly AlienId[]): boolean =>
  !seen.includes(alien) &&
  !withGameSetup.includes(alien) &&
  isCompatible(alien, seen) &&
  aliensIn(settings.edition).includes(alien);

/** Whether the viewer sees the sheets that a seat chooses from: at the start and with hidden powers only its own. */
export const isOfferSeen = ({ settings, turnNumber }: State, seat: Seat, viewer: Viewer): boolean =>
  seat === viewer || (turnNumber > 0 && !settings.hiddenPowers);

/** A sheet that its owner may turn up to use it. */
export const mayTurnUp = (state: State, seat: Seat, { alien, isHidden }: Sheet): boolean =>
  isHidden && !isPowerLost(state, seat, alien);

/** What the seat has kept face down lies open from now on: this alien, or all there is. */
export function turnUpSheets(table: CeTable, seat: Seat, only: AlienId | null = null): void {
  for (const sheet of playerOf(table.state, seat).sheets) {
    if (!sheet.isHidden || (only !== null && sheet.alien !== only)) continue;
    table.reveal();
    sheet.isHidden = false;
    table.emit({ type: 'sheetTurnedUp', seat, alien: sheet.alien });
  }
}
