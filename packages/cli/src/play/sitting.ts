import type { Json, Match, Message, RandomState, Seat, Viewer } from '@starboard/engine';
import { botAt, type LeftAnswers, type Seating, type Surroundings } from '@starboard/host';
import type { Board, Crowding, Scene } from '@starboard/terminal';
import type { Terminal } from '../terminal/terminal.ts';
import { tidyName, type Voice } from '../voice.ts';
import type { TerminalMatch } from './terminal-match.ts';

/** What is needed to show a match at this terminal, live or at a step of a replay. */
export interface Showing extends Seating {
  readonly board: Board;
  readonly hosted: { readonly match: Match };
  readonly names: readonly string[];
  readonly voice: Voice;
  readonly terminal: Terminal;
}

/** One match at this terminal, and the people and bots around it. */
export interface Sitting extends Showing {
  readonly hosted: TerminalMatch;
  /** Names as the people gave them; the game has names for seats without. */
  readonly given?: readonly string[];
  readonly luck: RandomState;
  /** What the table answers for each person, in games that take such orders. */
  readonly orders: Map<Seat, Json[]>;
  /** What each has answered before being asked, in games where that can be done. */
  readonly left: Map<Seat, LeftAnswers>;
  /** What is to be told before anything else the next time a person is asked. */
  readonly notices: Message[];
}

/** What its host tells by what is due: at a keyboard no player is away, and a match is played until they leave it. */
export const surroundingsOf = ({ hosted, seats, orders, left }: Sitting): Surroundings => ({
  table: { seats, status: 'playing', endVotes: [] },
  orders,
  left,
  betweenBotMoves: 0,
  now: () => hosted.now,
  here: () => null,
});

/** Names as given, or what the game calls the seats. */
export const namesFor = (
  board: Board,
  seats: number,
  given: readonly string[] | undefined,
  voice: Voice,
): string[] =>
  Array.from({ length: seats }, (_, seat) => tidyName(given?.[seat] ?? voice.say(board.seat(seat).name)));

export function sceneFor(showing: Showing, viewer: Viewer, crowding?: Crowding): Scene {
  const { board, voice, terminal, names, hosted } = showing;
  const { paint, width, isLow } = terminal;
  const isAlone = viewer !== 'spectator' && peopleOf(showing).length === 1;
  return {
    say: voice.say,
    paint,
    width,
    crowding: crowding ?? (isLow ? 'terse' : 'roomy'),
    viewer,
    seats: hosted.match.position.seats,
    name: (seat) => names[seat] ?? '',
    note(seat) {
      const bot = botAt(showing, seat);
      if (bot !== null) return voice.say('cli.note.bot', { bot });
      return isAlone ? voice.say('cli.note.you') : '';
    },
    letter: (seat) => paint.seat(seat, voice.say(board.seat(seat).letter)),
  };
}

/** Whether a person plays the seat. */
export const isPerson = (seating: Seating, seat: Seat): boolean => botAt(seating, seat) === null;

/** The people at the table, in seat order. */
export const peopleOf = (seating: Seating): Seat[] =>
  seating.seats.flatMap((_, seat) => (isPerson(seating, seat) ? [seat] : []));
