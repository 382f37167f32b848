import type { View } from '@starboard/cosmic-encounter';
import { cosmicEncounterText } from '@starboard/cosmic-encounter/text';
import { later } from '../../loading/later.ts';
import type { TableGame } from '../../table/table-game.ts';
import { withNotes } from '../../table/with-notes.ts';
import { BoardIcon } from './board/board-icon.tsx';
import { CeBoard } from './board/board.tsx';
import { optionText } from './choosing/option-text.ts';
import { withDeal } from './deal/with-deal.tsx';
import { CeAside } from './encounter/aside.tsx';
import { lastWord } from './ending/last-word.ts';
import { CeFrame } from './frame.tsx';
import { ceHints } from './hints/hints.ts';
import { ceOrders } from './orders/game-orders.ts';
import { eventSubject } from './sheets/event-subject.ts';
import { CeSeatCard } from './sheets/seat-card.tsx';
import { CeSeatFacts } from './sheets/seat-facts.tsx';
import { abilitySubject } from './keys/subjects.ts';
import { CeActs } from './tray/acts.tsx';
import { CeHint } from './tray/hint.tsx';
import { momentText } from './tray/moment-text.ts';
import { CeTray } from './tray/tray.tsx';
import { eventPlaces, seatOf } from './words/event-places.ts';
import { soundOf } from './words/event-sounds.ts';
import { eventText, headingAt, isTurn } from './words/log-story.ts';
import {
  deadlineOf,
  headingOf,
  longestShow,
  ownPaceOf,
  paceOf,
  phasesOf,
  standingOf,
} from './words/moments.ts';
import { keywordsOf, rulesOf } from './words/rules.ts';
import { ceBundles } from './words/say.ts';

const ending = () => import('./ending/ending.tsx');

const table: TableGame<View> = {
  id: 'cosmic-encounter',
  name: { key: 'web.game.cosmic-encounter.name' },
  bundles: ceBundles,
  text: { ...cosmicEncounterText, event: eventText },
  Frame: CeFrame,
  Board: CeBoard,
  boardIcon: <BoardIcon />,
  Tray: CeTray,
  Hint: CeHint,
  Acts: CeActs,
  SeatFacts: CeSeatFacts,
  SeatCard: CeSeatCard,
  Reader: later(() => import('./sheets/reader.tsx'), 'CeReader'),
  Aside: CeAside,
  EndingBoard: later(ending, 'CeEndingBoard'),
  EndingFigures: later(ending, 'CeEndingFigures'),
  standing: standingOf,
  heading: headingOf,
  headingAt,
  isTurn,
  pace: paceOf,
  ownPace: ownPaceOf,
  longestShow,
  deadline: deadlineOf,
  phases: phasesOf,
  moment: momentText,
  option: optionText,
  places: eventPlaces,
  seatOf,
  sound: soundOf,
  reading: () => null,
  subjectOf: eventSubject,
  subjectAbout: abilitySubject,
  lastWord,
  rules: rulesOf,
  keywords: keywordsOf,
  orders: ceOrders,
  hints: ceHints,
  keys: (say, canHold) => [
    { keys: '1 – 0', does: say('web.ce.keys.hand') },
    { keys: 'Space', does: say(canHold ? 'web.ce.keys.pass-or-wait' : 'web.ce.keys.pass') },
    ...(canHold ? [{ keys: 'W', does: say('web.ce.keys.wait') }] : []),
    { keys: 'Enter', does: say('web.ce.keys.give') },
    { keys: 'Esc', does: say('web.ce.keys.clear') },
    { keys: 'I', does: say('web.ce.keys.read') },
  ],
};

/** Cosmic Encounter at the table. */
export const cosmicEncounterTable = withNotes({ ...table, ...withDeal(table) } as unknown as TableGame);
