import { askBot } from '@starboard/bots';
import {
  decisionOf,
  type Json,
  type Message,
  type Question,
  type RandomState,
  type Seat,
  type Viewer,
} from '@starboard/engine';
import { type RecordedMatch, record } from '@starboard/records';
import type { Board, Crowding, Scene } from '@starboard/terminal';
import type { Terminal } from '../terminal/terminal.ts';
import { Trouble } from '../trouble.ts';
import { tidyName, type Voice } from '../voice.ts';
import type { Clock } from './clock.ts';
import type { Player } from './seating.ts';

/** One match at this terminal, and the people and bots around it. */
export interface Sitting {
  readonly board: Board;
  readonly recorded: RecordedMatch;
  readonly players: readonly Player[];
  /** As the people gave them; the game has names for seats without. */
  readonly given?: readonly string[];
  readonly names: readonly string[];
  readonly luck: RandomState;
  readonly voice: Voice;
  readonly terminal: Terminal;
  /** What the table answers for each person, in games that take such orders. */
  readonly orders: Map<Seat, readonly Json[]>;
  readonly clock: Clock;
  /** Something to be told before anything else. */
  readonly greeting?: Message;
}

/** Names as given, or what the game calls the seats. */
export const namesFor = (
  board: Board,
  seats: number,
  given: readonly string[] | undefined,
  voice: Voice,
): string[] =>
  Array.from({ length: seats }, (_, seat) => tidyName(given?.[seat] ?? voice.say(board.seat(seat).name)));

export function sceneFor(sitting: Sitting, viewer: Viewer, crowding?: Crowding): Scene {
  const { board, voice, terminal, players, names, clock, recorded } = sitting;
  const { paint, width, isLow } = terminal;
  const isAlone = viewer !== 'spectator' && players.filter((player) => player === 'human').length === 1;
  return {
    say: voice.say,
    paint,
    width,
    crowding: crowding ?? (isLow ? 'terse' : 'roomy'),
    viewer,
    seats: recorded.match.position.seats,
    name: (seat) => names[seat] ?? '',
    note(seat) {
      const player = players[seat];
      if (player === undefined) return '';
      if (player !== 'human') return voice.say('cli.note.bot', { bot: player.name });
      return isAlone ? voice.say('cli.note.you') : '';
    },
    letter: (seat) => paint.seat(seat, voice.say(board.seat(seat).letter)),
    now: clock.now(recorded.match),
  };
}

/**
 * Lets the bots answer until a person is asked or the match is over. Where people and bots talk freely, each bot
 * speaks once before it is a person's turn again.
 */
export function letBotsPlay({ recorded, board, players, luck, names }: Sitting): void {
  const { match } = recorded;
  const spoken = new Set<Seat>();
  for (;;) {
    const isTalk = match.questions.some(
      ({ seat, shape }) => players[seat] === 'human' && shape.kind === 'open',
    );
    if (!isTalk) spoken.clear();
    const question = match.questions.find(({ seat }) => players[seat] !== 'human' && !spoken.has(seat));
    const bot = question && players[question.seat];
    if (!question || !bot || bot === 'human') return;
    if (isTalk) spoken.add(question.seat);
    const answer = askBot(bot, match, question.seat, luck);
    const decision = decisionOf(match, question.seat);
    const result = record(recorded, { seat: question.seat, decision, answer });
    if (!result.accepted)
      throw new Trouble('cli.bot-failed', {
        name: names[question.seat] ?? '',
        why: board.text.reason(result.reason),
      });
  }
}

/** What a person is asked next; in free talk, not whoever has spoken last or left the word to others. */
export function nextQuestion({ recorded, players }: Sitting, waiting: Seat | null): Question | undefined {
  const asked = recorded.match.questions.filter(({ seat }) => players[seat] === 'human');
  const latest = recorded.entries.findLast(({ seat }) => asked.some((question) => question.seat === seat));
  const isTalk = asked.every(({ shape }) => shape.kind === 'open');
  const silent = waiting ?? latest?.seat;
  return (isTalk && asked.find(({ seat }) => seat !== silent)) || asked[0];
}

/** The people at the table, in seat order. */
export const peopleOf = ({ players }: Sitting): Seat[] =>
  players.flatMap((player, seat) => (player === 'human' ? [seat] : []));
