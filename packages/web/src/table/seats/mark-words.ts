import { type Message, readBotName, type Seat } from '@starboard/engine';
import type { TableDetail } from '@starboard/protocol';
import { webGame } from '../../games/find-game.ts';
import type { SeatMark } from './seat-mark.ts';

/** What is said beside a player's name; of a bot, where its game knows characters, also what it is like. */
export function markWords(
  table: Pick<TableDetail, 'game' | 'seats'> | null,
  seat: Seat,
  mark: SeatMark,
): Message {
  const holder = table?.seats[seat];
  if (holder?.kind !== 'bot' || !webGame(table?.game ?? '')?.characters) return { key: `web.seat.${mark}` };
  const { level, character } = readBotName(holder.level);
  return { key: 'web.seat.bot-like', params: { level, character: character ?? 'even' } };
}
