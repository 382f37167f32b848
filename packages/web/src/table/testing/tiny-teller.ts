import type { GameEvent } from '../store/event-log.ts';
import { withNotes } from '../with-notes.ts';

/** What happens in it. */
export interface Happened extends GameEvent {
  readonly seat?: number;
  readonly round?: number;
}

/** As much of a game as a log needs. */
export const tinyTeller = withNotes({
  text: {
    event: ({ type }: GameEvent) => (type === 'sparkle' ? null : { key: type }),
    prompt: (key: string) => ({ key }),
    option: (key: string) => ({ key }),
    reason: ({ key }: { readonly key: string }) => ({ key }),
  },
  seatOf: (event: GameEvent) => (event as Happened).seat ?? null,
  headingAt: (event: GameEvent) => {
    const { round } = event as Happened;
    return round === undefined ? null : { key: 'round', params: { round } };
  },
  isTurn: ({ type }: GameEvent) => type === 'turn',
  places: (event: GameEvent) => [`place of ${event.type}`],
  sound: (event: GameEvent) => (event.type === 'docked' ? ('place' as const) : null),
});
