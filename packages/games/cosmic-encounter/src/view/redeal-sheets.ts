import { type RandomState, shuffle, type Viewer } from '@starboard/engine';
import { type AlienId, aliensIn } from '../content/aliens.ts';
import { couldBeHidden, isOfferSeen } from '../rules/powers/hidden-sheets.ts';
import type { Sheet, State } from '../rules/state/state.ts';

/** Sheets that others have face down or choose from in secret could be any that the viewer does not see elsewhere. */
export function redealSheets(state: State, viewer: Viewer, random: RandomState): void {
  const rows = sheetsBySeat(state);
  const isUnknown = (seat: number, { isHidden }: Sheet) => isHidden && seat !== viewer;
  const seen = rows.flatMap(([seat, sheets]) =>
    sheets.flatMap((sheet) => (isUnknown(seat, sheet) ? [] : [sheet.alien])),
  );
  for (const [seat, offer] of state.offered.entries())
    if (isOfferSeen(state, seat, viewer)) seen.push(...offer);
  const pool = shuffle(
    random,
    'redeal',
    aliensIn(state.settings.edition).filter((alien) => !seen.includes(alien)),
  );
  const take = (isFit: (alien: AlienId) => boolean): AlienId => {
    const [alien] = pool.splice(pool.findIndex(isFit), 1) as [AlienId];
    seen.push(alien);
    return alien;
  };
  const goesWithOthers = (alien: AlienId) => couldBeHidden(state, alien, seen);
  for (const [seat, sheets] of rows)
    for (const [index, sheet] of sheets.entries())
      if (isUnknown(seat, sheet)) sheets[index] = { ...sheet, alien: take(goesWithOthers) };
  // before the first turn any sheet may be offered
  const isOffered = state.turnNumber === 0 ? () => true : goesWithOthers;
  for (const [seat, offer] of state.offered.entries())
    if (!isOfferSeen(state, seat, viewer)) offer.splice(0, offer.length, ...offer.map(() => take(isOffered)));
  state.unusedAliens = pool;
}

/** Whose sheets lie where: in front of the players, and aside while a player plays with another's. */
function sheetsBySeat({ players, encounter }: State): [seat: number, sheets: Sheet[]][] {
  const rows = players.map(({ sheets }, seat): [number, Sheet[]] => [seat, sheets]);
  if (encounter?.lent) rows.push([encounter.lent.borrower, encounter.lent.aside]);
  return rows;
}
