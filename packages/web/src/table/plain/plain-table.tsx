import type { GameText, Json, Message, Prompt, Seat } from '@starboard/engine';
import type { ReactNode } from 'react';
import type { Texts } from '../../language/catalogues.ts';
import type { Say } from '../../language/say.ts';
import type { GameEvent } from '../store/event-log.ts';
import type { Deadline, GameOrders, Standing, TableGame } from '../table-game.ts';
import { withNotes } from '../with-notes.ts';
import { PlainBoard } from './plain-board.tsx';
import { PlainFigures } from './plain-figures.tsx';
import { PlainFrame } from './plain-frame.tsx';
import { PlainTray } from './plain-tray.tsx';

/** What a plain table needs of a game: its words, and perhaps what stands by a name and where a turn begins. */
interface PlainGame<View extends object> {
  readonly id: string;
  /** Where its words are. */
  readonly texts: readonly Texts[];
  readonly text: GameText;
  standing?(view: View, seat: Seat): Standing | null;
  heading?(view: View): Message | null;
  isTurn?(event: GameEvent): boolean;
  deadline?(view: View): Deadline | null;
  readonly orders?: GameOrders<View>;
  echo?(view: View, seat: Seat, answer: Json): View | null;
  readonly isTogether?: true;
  option?(view: View, prompt: Prompt, key: string, say: Say): string;
  unfolds?(act: string): boolean;
  lastWord?(events: readonly GameEvent[], view: View, say: Say): string | null;
  /** A drawing in place of its position in words, which the table as text still tells. */
  readonly Board?: TableGame<View>['Board'];
  readonly boardIcon?: ReactNode;
  places?(event: GameEvent, view: View): readonly string[];
}

/** A table for a game that has none of its own: its position in words, and plain controls for all that it asks. */
export function plainTable<View extends object>({ id, texts, ...game }: PlainGame<View>): TableGame {
  const table: TableGame<View> = {
    Board: PlainBoard,
    places: () => [],
    ...game,
    id,
    name: { key: `web.game.${id}.name` },
    bundles: ['table', 'server', 'engine', ...texts],
    Frame: PlainFrame,
    Tray: PlainTray,
    Hint: () => null,
    Acts: () => null,
    SeatFacts: () => null,
    EndingFigures: PlainFigures,
    seatOf: (event) => ('seat' in event && typeof event.seat === 'number' ? event.seat : null),
    sound: () => null,
    reading: () => null,
    rules: (say) =>
      (game.text.rules?.() ?? []).map(({ title, lines }) => ({
        title: say(title),
        lines: lines.map((line) => say(line)),
      })),
    keys: (say) => [{ keys: '1 – 9', does: say('web.plain.keys') }],
  };
  return withNotes(table as unknown as TableGame);
}
