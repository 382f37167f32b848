import type { Presence, Seat } from '@starboard/engine';
import { finish } from '../damage/ending.ts';
import { appointCoordinator } from '../deciding/coordinator.ts';
import type { Here } from '../state/events.ts';
import { isUntimed, playerOf } from '../state/reading.ts';
import type { PlayedBy, State } from '../state/state.ts';

/** Who plays the seat after the host's word; a bot in the place of a player who is gone gives it back. */
function playedBy(before: PlayedBy, is: Presence): PlayedBy {
  if (before === 'left') return 'left';
  if (is === 'left') return before === 'bot' ? 'bot' : 'left';
  if (before === 'bot') return 'bot';
  if (is === 'bot') return before === 'person' ? 'bot' : 'stand-in';
  return is === 'away' ? 'away' : 'person';
}

const isLive = ({ phase, timeUpStep }: State): boolean => phase === 'action' || timeUpStep !== null;

/** A player goes, is back, is played for, or has left. */
export function hearWhoPlays(table: Here, seat: Seat, is: Presence): void {
  const { state } = table;
  const player = playerOf(state, seat);
  const by = playedBy(player.by, is);
  if (by === player.by) return;
  player.by = by;
  table.emit({ type: 'playedBy', seat, by });
  appointCoordinator(table, false);
  chooseForNone(state);
  if (isForsaken(state)) return finish(table, 'left');
  if (by === 'away') hold(table, seat);
  else if (by !== 'person') release(table);
}

/** Bots choose nothing for the team: where no person is left, nor comes back, what is open is chosen by itself. */
function chooseForNone({ coordinator, decision, players }: State): void {
  if (coordinator !== null || players.some(({ by }) => by === 'away')) return;
  if (decision?.seat === null) decision.answer ??= decision.fallback;
}

/** The last person has left for good. */
const isForsaken = ({ players }: State): boolean =>
  players.some(({ by }) => by === 'left') && players.every(({ by }) => by === 'left' || by === 'bot');

/** Once a round the game stands still for a player who has vanished while the clock ran. */
function hold(table: Here, seat: Seat): void {
  const { state } = table;
  const player = playerOf(state, seat);
  if (!isLive(state) || isUntimed(state) || player.wasHeld) return;
  player.wasHeld = true;
  state.pause = { by: state.pause?.by ?? null, isHold: true };
  table.emit({ type: 'paused', by: 'hold', seat });
}

/** A bot plays there now: once no other need be waited for the hold is over, though a player may have asked for a pause. */
function release(table: Here): void {
  const { state } = table;
  if (!state.pause?.isHold || state.players.some(({ by }) => by === 'away')) return;
  state.pause.isHold = false;
  if (state.pause.by !== null) return;
  state.pause = null;
  table.emit({ type: 'resumed' });
}
