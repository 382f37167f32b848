import type { Seat } from '@starboard/engine';
import { type AlienId, withGameSetup } from '../content/aliens.ts';
import { putOnDiscard } from './cards.ts';
import type { CeTable } from './events.ts';
import { passiveOf } from './passives.ts';
import { isCompatible } from './setup.ts';
import { playerOf, type Sheet } from './state.ts';

/** A sheet leaves the game for the unused ones, and what lay on it goes where it came from. */
export function discardSheet(table: CeTable, seat: Seat, sheet: Sheet): void {
  const { state } = table;
  const player = playerOf(state, seat);
  player.sheets = player.sheets.filter((other) => other !== sheet);
  passiveOf(sheet.alien).leaves?.(table, seat);
  const { cards, cardsFrom } = sheet;
  if (typeof cardsFrom === 'number') playerOf(state, cardsFrom).hand.push(...cards);
  else if (cardsFrom === 'deck') state.deck.push(...cards.reverse());
  else if (cards.length > 0) putOnDiscard(table, seat, cards);
  state.unusedAliens.push(sheet.alien);
  table.emit({ type: 'alienLeft', seat, alien: sheet.alien });
}

/** A random alien that may come into play now joins the seat's sheets. */
export function drawSheet(table: CeTable, seat: Seat, isSecond: boolean): void {
  const { state } = table;
  const inPlay: AlienId[] = state.players.flatMap(({ sheets }) => sheets.map(({ alien }) => alien));
  const allowed = state.unusedAliens.filter(
    (alien) => !withGameSetup.includes(alien) && isCompatible(alien, inPlay),
  );
  const [alien] = table.shuffle('aliens', allowed);
  if (alien === undefined) return;
  table.reveal();
  state.unusedAliens = state.unusedAliens.filter((other) => other !== alien);
  const sheet = { alien, isHidden: false, isSecond, tokens: 0, cards: [], cardsFrom: null };
  playerOf(state, seat).sheets.push(sheet);
  table.emit({ type: 'alienCame', seat, alien });
}

/** A player gives up its alien for a new one. */
export function becomeAnew(table: CeTable, seat: Seat): void {
  const old = [...playerOf(table.state, seat).sheets];
  drawSheet(table, seat, false);
  for (const sheet of old) discardSheet(table, seat, sheet);
}
