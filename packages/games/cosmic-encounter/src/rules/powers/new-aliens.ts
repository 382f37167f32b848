import type { Seat } from '@starboard/engine';
import { type AlienId, aliensIn, isCompatible, withGameSetup } from '../../content/aliens.ts';
import { putOnDiscard } from '../cards/cards.ts';
import { comesInSight } from '../cards/known-cards.ts';
import type { CeTable } from '../state/events.ts';
import { passiveOf } from './passives.ts';
import { ownSheets } from './powers.ts';
import { playerOf, type Sheet } from '../state/state.ts';

/** A sheet leaves the game for the unused ones, and what lay on it goes where it came from. */
export function discardSheet(table: CeTable, seat: Seat, sheet: Sheet): void {
  const { state } = table;
  const player = playerOf(state, seat);
  player.sheets = player.sheets.filter((other) => other !== sheet);
  passiveOf(sheet.alien).leaves?.(table, seat);
  const { cards, cardsFrom } = sheet;
  if (typeof cardsFrom === 'number') {
    playerOf(state, cardsFrom).hand.push(...cards);
    comesInSight(state, cardsFrom, cards, [seat]);
  } else if (cardsFrom === 'deck') state.deck.push(...cards.reverse());
  else if (cards.length > 0) putOnDiscard(table, seat, cards);
  state.unusedAliens.push(sheet.alien);
  table.emit({ type: 'alienLeft', seat, alien: sheet.alien, isHidden: sheet.isHidden });
}

/** A random alien that may come into play now leaves the unused ones; none if there is none. */
export function drawAlien(table: CeTable): AlienId | null {
  const { state } = table;
  const aside = state.encounter?.lent?.aside ?? [];
  const inPlay = [...state.players.flatMap(({ sheets }) => sheets), ...aside].map(({ alien }) => alien);
  // in the box's order, since the order in which they came back may be a secret
  const allowed = aliensIn(state.settings.edition).filter(
    (alien) =>
      state.unusedAliens.includes(alien) && !withGameSetup.includes(alien) && isCompatible(alien, inPlay),
  );
  if (allowed.length === 0) return null;
  const drawn = allowed[table.die('aliens', allowed.length) - 1] as AlienId;
  state.unusedAliens = state.unusedAliens.filter((alien) => alien !== drawn);
  return drawn;
}

export function addSheet(
  table: CeTable,
  seat: Seat,
  alien: AlienId,
  { isHidden = false, isSecond = false }: Partial<Pick<Sheet, 'isHidden' | 'isSecond'>>,
): void {
  table.reveal();
  playerOf(table.state, seat).sheets.push({
    alien,
    isHidden,
    isSecond,
    tokens: 0,
    cards: [],
    cardsFrom: null,
  });
  table.emit({ type: 'alienCame', seat, alien, isHidden });
}

/** A random alien that may come into play now joins the seat's sheets. */
export function drawSheet(table: CeTable, seat: Seat, isSecond: boolean): void {
  const alien = drawAlien(table);
  if (alien !== null) addSheet(table, seat, alien, { isSecond });
}

/** A player gives up its alien for a new one. */
export function becomeAnew(table: CeTable, seat: Seat): void {
  const old = ownSheets(playerOf(table.state, seat));
  drawSheet(table, seat, false);
  for (const sheet of old) discardSheet(table, seat, sheet);
}
