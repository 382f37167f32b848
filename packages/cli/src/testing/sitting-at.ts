import { luckFor } from '@starboard/bots';
import type { Json } from '@starboard/engine';
import { gameList } from '@starboard/games';
import type { Language } from '@starboard/messages';
import { beginMatch } from '@starboard/records';
import { boardsFor } from '../boards/index.ts';
import { boardNamed } from '../game-choice.ts';
import { person } from '../play/seating.ts';
import { namesFor, type Sitting } from '../play/sitting.ts';
import { TerminalMatch } from '../play/terminal-match.ts';
import { type Terminal, terminalOn } from '../terminal/terminal.ts';
import { voiceIn } from '../voice.ts';
import { toys } from './with-toys/toys.ts';

/** A terminal window that remembers what is on it. */
export function windowOf(columns: number, rows: number) {
  let page: string[] = [];
  const output = {
    isTTY: true,
    columns,
    rows,
    getColorDepth: () => 1,
    write(text: string) {
      if (!text.includes('\u001b[2J')) page = text.replace(/\n$/, '').split('\n');
      return true;
    },
  };
  return { terminal: terminalOn(output as unknown as NodeJS.WriteStream), page: () => page };
}

/** Every game, and toys that draw no board. */
export const boards = await boardsFor([...gameList, ...toys.map((game) => ({ game }))]);

interface Wish {
  readonly language?: Language;
  readonly game?: string;
  readonly options?: Readonly<Record<string, Json>>;
  /** Description of the position to begin from. */
  readonly start?: Readonly<Record<string, Json>>;
}

/** One person at the keyboard, and bots that answer at random. */
export function sittingAt(terminal: Terminal, seats: number, wish: Wish = {}): Sitting {
  const { language = 'en', game = 'alien-frontiers', options = {}, start } = wish;
  const board = boardNamed(boards, game);
  const seed = `screen-${seats}`;
  const voice = voiceIn(language, boards);
  const names = namesFor(board, seats, undefined, voice);
  return {
    board,
    hosted: new TerminalMatch(
      board.game,
      beginMatch(board.game, { seats, options, seed, ...(start && { start }) }),
    ),
    seats: Array.from({ length: seats }, (_, seat) =>
      seat === 0 ? person : { kind: 'bot', level: 'random' },
    ),
    names,
    luck: luckFor(seed),
    voice: voice.naming((seat) => names[seat] ?? ''),
    terminal,
    orders: new Map([[0, [...(board.orders?.usual ?? [])]]]),
    left: new Map(),
    notices: [],
  };
}
