import type { Message, Outcome, Seat } from '@starboard/engine';
import { isTableNote } from '@starboard/host';
import type { TableNote } from '@starboard/protocol';
import type { TableGame } from './table-game.ts';

type Teller = Pick<TableGame, 'text' | 'headingAt' | 'isTurn' | 'places' | 'seatOf' | 'sound' | 'subjectOf'>;

/** A game that also knows what to say of what happens at a table beside it. */
export const withNotes = <Game extends Teller>(game: Game): Game => ({
  ...game,
  text: {
    ...game.text,
    event: (event) => (isTableNote(event) ? noteText(event) : game.text.event(event)),
  },
  headingAt: (event, index, log) =>
    isTableNote(event) ? null : (game.headingAt?.(event, index, log) ?? null),
  isTurn: (event) => !isTableNote(event) && (game.isTurn?.(event) ?? false),
  places: (event, view) => (isTableNote(event) ? [] : game.places(event, view)),
  seatOf: (event) => (isTableNote(event) ? seatOfNote(event) : game.seatOf(event)),
  sound: (event) => (isTableNote(event) ? null : game.sound(event)),
  subjectOf: (event) => (isTableNote(event) ? null : (game.subjectOf?.(event) ?? null)),
});

/** Where the players ended a match by giving up: who did. */
export const givenUpIn = ({ places }: Outcome): readonly Seat[] =>
  places.flatMap((place, seat) => (place > 1 ? [seat] : []));

const seatOfNote = (note: TableNote): Seat | null => ('seat' in note ? note.seat : null);

function noteText(note: TableNote): Message {
  if (note.type !== 'table:over') return { key: keys[note.type], params: { seat: { seat: note.seat } } };
  if (note.result.kind === 'agreed') return { key: 'web.note.agreed' };
  const seats = givenUpIn(note.result.outcome).map((seat) => ({ seat }));
  return { key: 'web.note.over', params: { seats, count: seats.length } };
}

const keys = {
  'table:time-ran-out': 'web.note.time-ran-out',
  'table:stood-in': 'web.note.stood-in',
  'table:given-up': 'web.note.given-up',
  'table:taken-back': 'web.note.taken-back',
} as const satisfies Record<Exclude<TableNote['type'], 'table:over'>, string>;
