import { type AnyGame, eventsFor, type Seat, type Viewer } from '@starboard/engine';
import type { EarlyResult } from '../ending/match-result.ts';

type AnyEvent = { readonly type: string };

/** What happens at a table beside its game: told among the game's events, and to all viewers. */
export type TableNote =
  /** What comes next was answered for a player whose time ran out, who is away, or who has given up. */
  | { readonly type: 'table:time-ran-out'; readonly seat: Seat }
  | { readonly type: 'table:stood-in'; readonly seat: Seat }
  | { readonly type: 'table:given-up'; readonly seat: Seat }
  /** Whose move was taken back by agreement. */
  | { readonly type: 'table:taken-back'; readonly seat: Seat }
  /** The players have ended the match before the rules did. */
  | { readonly type: 'table:over'; readonly result: EarlyResult };

export const isTableNote = (event: AnyEvent): event is TableNote => event.type.startsWith('table:');

/** What a viewer is told of events: of the game's as much as its rules show them, and every note. */
export function eventsToldTo(game: AnyGame, events: readonly AnyEvent[], viewer: Viewer): AnyEvent[] {
  // nearly always there is none
  if (!events.some(isTableNote)) return eventsFor(game, events, viewer);
  return events.flatMap((event) => (isTableNote(event) ? [event] : eventsFor(game, [event], viewer)));
}

/** Events as the rules know them. */
export const withoutNotes = (events: readonly AnyEvent[]): readonly AnyEvent[] =>
  events.filter((event) => !isTableNote(event));
