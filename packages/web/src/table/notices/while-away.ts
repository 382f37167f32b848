import { isTableNote } from '@starboard/host';
import type { TableGame } from '../table-game.ts';
import type { GameEvent } from '../store/event-log.ts';
import type { TableState } from '../store/table-state.ts';

interface WhileAway {
  /** What others did, as far as the log tells it. */
  readonly others: readonly GameEvent[];
  /** The viewer's own seat was played by a bot. */
  readonly wasPlayedFor: boolean;
}

/** What a viewer has missed. */
export function whileAway(
  game: Pick<TableGame, 'seatOf' | 'text'>,
  { log, missed, viewer }: Pick<TableState, 'log' | 'missed' | 'viewer'>,
): WhileAway {
  const unseen = missed === 0 ? [] : [...log].filter(({ wasMissed }) => wasMissed).slice(-missed);
  const told = unseen.map(({ event }) => event).filter((event) => game.text.event(event) !== null);
  return {
    others: told.filter((event) => game.seatOf(event) !== viewer),
    wasPlayedFor: told.some(
      (event) =>
        isTableNote(event) &&
        (event.type === 'table:stood-in' || event.type === 'table:time-ran-out') &&
        event.seat === viewer,
    ),
  };
}
