import { alienFrontiersText, type Event, mostTokens, type View } from '@starboard/alien-frontiers';
import type { GameText, Message } from '@starboard/engine';
import { Orbit } from 'lucide-react';
import type { GameEvent } from '../../table/store/event-log.ts';
import type { Phase, Standing, TableGame } from '../../table/table-game.ts';
import { withNotes } from '../../table/with-notes.ts';
import { AfAside } from './tray/aside.tsx';
import { AfBoard } from './board/board.tsx';
import { AfFrame } from './frame.tsx';
import { AfEndingBoard, AfEndingFigures } from './ending/ending.tsx';
import { lastWord } from './ending/last-word.ts';
import { keywordsOf } from './words/keywords.ts';
import { optionText } from './choosing/options.ts';
import { AfActs, AfHint } from './tray/prompt-parts.tsx';
import { proposalFor } from './choosing/proposals.ts';
import { readingOf, rulesOf } from './words/reading.tsx';
import { afBundles } from './words/say.ts';
import { AfSeatFacts } from './tray/seat-facts.tsx';
import { placesOf, seatOf, soundOf } from './words/event-places.ts';
import { AfTray } from './tray/tray.tsx';

/** Where buttons spell out fuel and ore, it need not be explained that only the fuel is asked for. */
const promptText: GameText['prompt'] = (prompt, params) =>
  prompt === 'af.ask.return-fuel'
    ? { key: 'web.af.ask.return-fuel', params: { most: mostTokens } }
    : alienFrontiersText.prompt(prompt, params);

const roundText = (round: number): Message => ({ key: 'web.af.round', params: { round } });

const pointsText = (count: number): Standing => ({
  figure: String(count),
  unit: { key: 'web.af.points', params: { count } },
});

type TurnStarted = Extract<Event, { readonly type: 'turnStarted' }>;

const isTurn = (event: GameEvent): event is TurnStarted => event.type === 'turnStarted';

/** Alien Frontiers at the table. */
const table: TableGame<View> = {
  id: 'alien-frontiers',
  name: { key: 'web.game.alien-frontiers.name' },
  bundles: afBundles,
  text: { ...alienFrontiersText, prompt: promptText },
  Frame: AfFrame,
  Board: AfBoard,
  Tray: AfTray,
  Hint: AfHint,
  Acts: AfActs,
  SeatFacts: AfSeatFacts,
  Aside: AfAside,
  EndingBoard: AfEndingBoard,
  EndingFigures: AfEndingFigures,
  boardIcon: <Orbit size={22} aria-hidden />,
  standing: (view, seat) => pointsText(view.players[seat]?.score ?? 0),
  heading: ({ round }) => roundText(round),
  phases: (_view, prompt) => phasesOf(prompt?.prompt ?? null),
  headingAt: (event) => (isTurn(event) ? roundText(event.round) : null),
  isTurn,
  places: placesOf,
  seatOf,
  sound: soundOf,
  reading: readingOf,
  option: optionText,
  proposal: proposalFor,
  lastWord,
  rules: rulesOf,
  keywords: keywordsOf,
  keys: (say) => [
    { keys: '1 – 7', does: say('web.af.keys.select') },
    { keys: '0', does: say('web.af.keys.clear') },
    { keys: 'N', does: say('web.af.keys.next-lit') },
    { keys: 'E', does: say('web.af.end-turn') },
  ],
};

export const alienFrontiersTable = withNotes(table as unknown as TableGame);

function phasesOf(prompt: string | null): readonly Phase[] {
  const isEnding = prompt === 'af.ask.return-fuel';
  return [
    { key: 'web.af.phase.roll', state: 'done' },
    { key: 'web.af.phase.act', state: isEnding ? 'done' : 'now' },
    { key: 'web.af.phase.end', state: isEnding ? 'now' : 'later' },
  ];
}
