import type { Seat, Viewer } from '@starboard/engine';
import { eventsToldTo } from '@starboard/host';
import type { RecordedEntry } from '@starboard/records';
import { type Board, wrap } from '@starboard/terminal';
import { sceneFor, type Showing } from './sitting.ts';

type Entry = Pick<RecordedEntry, 'seat' | 'events'>;

interface Paragraph {
  readonly seat: Seat | null;
  readonly sentences: string[];
}

/** What happened, a paragraph for every input and every new turn, as far as the viewer may know. */
export function logLines(showing: Showing, entries: readonly Entry[], viewer: Viewer): string[] {
  const { terminal, voice, board } = showing;
  const { letter } = sceneFor(showing, viewer);
  return entries
    .flatMap((entry) => paragraphsOf(showing, entry, viewer))
    .flatMap(({ seat, sentences }) => {
      const mark = seat === null ? ' '.repeat(voice.say(board.seat(0).letter).length) : letter(seat);
      return wrap(`${mark} ${foldRepeats(sentences).join(' ')}`, terminal.width, '  ');
    });
}

function paragraphsOf({ board, hosted, voice }: Showing, entry: Entry, viewer: Viewer): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  for (const event of eventsToldTo(hosted.match.game, entry.events, viewer)) {
    const message = board.text.event(event);
    if (!message) continue;
    const isNew = paragraphs.length === 0 || board.isTurn(event);
    const seat = actorOf(board, event, entry);
    if (isNew) paragraphs.push({ seat, sentences: [] });
    paragraphs.at(-1)?.sentences.push(voice.say(message));
  }
  return paragraphs;
}

function actorOf(board: Board, event: { readonly type: string }, { seat }: Entry): Seat | null {
  if (board.actor) return board.actor(event);
  return board.isTurn(event) && 'seat' in event ? (event.seat as Seat) : seat;
}

/** Three ships parked one by one are told once. */
function foldRepeats(sentences: readonly string[]): string[] {
  const folded: { text: string; times: number }[] = [];
  for (const text of sentences) {
    const last = folded.at(-1);
    if (last?.text === text) last.times++;
    else folded.push({ text, times: 1 });
  }
  return folded.map(({ text, times }) => (times === 1 ? text : `${text} (×${times})`));
}
