import type { View } from '@starboard/cosmic-encounter';
import { cosmicEncounterText } from '@starboard/cosmic-encounter/text';
import { PlainTray } from '../../table/plain/plain-tray.tsx';
import type { TableGame, TableParts } from '../../table/table-game.ts';
import { withNotes } from '../../table/with-notes.ts';
import { BoardIcon } from './board/board-icon.tsx';
import { CeBoard } from './board/board.tsx';
import { withDeal } from './deal/with-deal.tsx';
import { CeAside } from './encounter/aside.tsx';
import { EncounterPanel } from './encounter/encounter-panel.tsx';
import { CeEndingBoard, CeEndingFigures } from './ending/ending.tsx';
import { lastWord } from './ending/last-word.ts';
import { CeFrame } from './frame.tsx';
import { ceOrders } from './orders/game-orders.ts';
import { CeReader } from './sheets/reader.tsx';
import { CeSeatCard } from './sheets/seat-card.tsx';
import { CeSeatFacts } from './sheets/seat-facts.tsx';
import { flareTexts } from './texts.ts';
import { eventPlaces, seatOf } from './words/event-places.ts';
import { soundOf } from './words/event-sounds.ts';
import { eventText, headingAt, isTurn } from './words/log-story.ts';
import { deadlineOf, headingOf, paceOf, phasesOf, standingOf } from './words/moments.ts';
import { keywordsOf, rulesOf } from './words/rules.ts';
import { ceBundles } from './words/say.ts';

const table: TableGame<View> = {
  id: 'cosmic-encounter',
  name: { key: 'web.game.cosmic-encounter.name' },
  bundles: ceBundles,
  laterBundles: [flareTexts],
  text: { ...cosmicEncounterText, event: eventText },
  Frame: CeFrame,
  Board: CeBoard,
  boardIcon: <BoardIcon />,
  Tray: ToldTray,
  Hint: () => null,
  Acts: () => null,
  SeatFacts: CeSeatFacts,
  SeatCard: CeSeatCard,
  Reader: CeReader,
  Aside: CeAside,
  EndingBoard: CeEndingBoard,
  EndingFigures: CeEndingFigures,
  standing: standingOf,
  heading: headingOf,
  headingAt,
  isTurn,
  pace: paceOf,
  deadline: deadlineOf,
  phases: phasesOf,
  places: eventPlaces,
  seatOf,
  sound: soundOf,
  reading: () => null,
  lastWord,
  rules: rulesOf,
  keywords: keywordsOf,
  orders: ceOrders,
  keys: (say) => [{ keys: '1 – 9', does: say('web.plain.keys') }],
};

/** Cosmic Encounter at the table. */
export const cosmicEncounterTable = withNotes({ ...table, ...withDeal(table) } as unknown as TableGame);

/** The encounter above plain controls, until the tray is drawn. */
function ToldTray({ parts }: { readonly parts: TableParts<View> }) {
  return (
    <div style={{ display: 'grid', gap: 8, width: '100%', alignContent: 'start', overflowY: 'auto' }}>
      <EncounterPanel parts={parts} />
      <PlainTray parts={parts} />
    </div>
  );
}
