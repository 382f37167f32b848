import type { View } from '@starboard/cosmic-encounter';
import { cosmicEncounterText, talksLength } from '@starboard/cosmic-encounter/text';
import { plainTable } from '../../table/plain/plain-table.tsx';
import type { TableGame } from '../../table/table-game.ts';
import { withDeal } from './deal/with-deal.tsx';
import { BoardIcon } from './board/board-icon.tsx';
import { CeBoard } from './board/board.tsx';
import { CeFrame } from './frame.tsx';
import { ceOrders } from './orders/game-orders.ts';
import { alienLines, cardTexts, flareTexts, rulesTexts, shelfTexts, tableTexts } from './texts.ts';

/** Of the plain table, what has not been drawn yet. */
const plain = plainTable<View>({
  id: 'cosmic-encounter',
  texts: [shelfTexts, rulesTexts, alienLines, cardTexts, tableTexts],
  laterTexts: [flareTexts],
  text: cosmicEncounterText,
  standing: ({ players, settings }, seat) => ({
    figure: `${players[seat]?.foreignColonies ?? 0}/${settings.planets}`,
    unit: { key: 'ce.board.foreign-colonies' },
  }),
  heading: ({ turnNumber }) => ({ key: 'ce.board.turn', params: { turn: turnNumber } }),
  deadline: ({ encounter }) =>
    encounter?.talks ? { at: encounter.talks.deadline, length: talksLength } : null,
  orders: ceOrders,
  isTurn: ({ type }) => type === 'turnStarted' || type === 'encounterStarted',
}) as unknown as TableGame<View>;

const own: Pick<TableGame<View>, 'Frame' | 'Board' | 'boardIcon'> = {
  Frame: CeFrame,
  Board: CeBoard,
  boardIcon: <BoardIcon />,
};

const table: TableGame<View> = { ...plain, ...own };

/** Cosmic Encounter at the table. */
export const cosmicEncounterTable = { ...table, ...withDeal(table) } as unknown as TableGame;
