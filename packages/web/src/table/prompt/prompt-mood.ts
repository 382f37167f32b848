import type { Seat } from '@starboard/engine';
import { isOver } from '../ending/victory.ts';
import type { TableState } from '../store/table-state.ts';

/** What the prompt bar is about. */
export type PromptMood =
  /** The connection is gone, and is being looked for. */
  | { readonly kind: 'away' }
  | { readonly kind: 'over' }
  | { readonly kind: 'asked'; readonly seat: Seat }
  /** A moment to react: it passes by itself, so nothing is urgent, and the bar does not tell who could act. */
  | { readonly kind: 'react' }
  /** A bot plays for a player who is gone. */
  | { readonly kind: 'stood-in'; readonly seat: Seat }
  | { readonly kind: 'waiting'; readonly seats: readonly Seat[] };

/** What of the table the mood depends on. */
export const moodParts = ['wire', 'table', 'viewer', 'prompt', 'awaited', 'outcome'] as const;

type Known = Pick<TableState, (typeof moodParts)[number]>;

export function promptMood({ wire, table, viewer, prompt, awaited, outcome }: Known): PromptMood {
  if (isOver({ outcome, table })) return { kind: 'over' };
  if (wire !== 'open') return { kind: 'away' };
  if (prompt && viewer !== 'spectator')
    return prompt.isWindow ? { kind: 'react' } : { kind: 'asked', seat: viewer };
  const [seat] = awaited;
  const holder = seat === undefined ? undefined : table?.seats[seat];
  if (seat !== undefined && awaited.length === 1 && holder?.kind === 'person' && holder.standIn !== undefined)
    return { kind: 'stood-in', seat };
  return { kind: 'waiting', seats: awaited };
}

/** The seat in whose colour the bar shines. */
export function moodSeat(mood: PromptMood): Seat | null {
  switch (mood.kind) {
    case 'asked':
    case 'stood-in':
      return mood.seat;
    case 'waiting':
      return mood.seats.length === 1 ? (mood.seats[0] ?? null) : null;
    case 'react':
    case 'away':
    case 'over':
      return null;
  }
}
