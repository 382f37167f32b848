import { questionTo, type Seat } from '@starboard/engine';
import { answerId, dueAt, dueTick, overdue } from '@starboard/host';
import { unawaited } from '../../unawaited.ts';
import { settle } from '../ending.ts';
import type { RoomServices } from '../match-services.ts';
import type { LiveMatch } from '../room/live-match.ts';
import { hearsay } from '../room/resting.ts';
import type { Room } from '../room/room.ts';
import { putOff } from './put-off.ts';
import { standIn } from './standing-in.ts';

/** Does what is due at a match by now: a clock that ran out, a bot that has not answered, an end not yet noted. */
export async function wakeUp(services: RoomServices, room: Room, live: LiveMatch): Promise<void> {
  const { store, failed } = services;
  const now = services.now();
  if (room.table.status !== 'playing') return settle(services, room.id, live.game);
  if (live.result) return room.goOn(live);
  if (!room.isAttended(live)) {
    await room.goOn(live);
    return putOff(store, live, live.isResting ? null : now + hearsay);
  }
  const tick = dueTick(live, now);
  if (tick) return unawaited(room.ask({ input: tick, by: 'clock', seat: null, request: null }), failed);
  for (const seat of overdue(live, room.table, now)) timeOut(services, room, live, seat);
  await room.goOn(live);
  await putOff(store, live, dueAt(live, room.table, now));
}

/** Time is up: what was agreed for that case is answered, or a bot answers. A player who is gone is stood in for. */
function timeOut(services: RoomServices, room: Room, live: LiveMatch, seat: Seat): void {
  const question = questionTo(live.match, seat);
  if (!question) return;
  const { presence, failed } = services;
  const decision = live.match.position.decisions[seat] ?? 0;
  if (question.timeout === undefined) services.askBot({ match: room.id, seat, decision });
  else {
    const input = { seat, decision, answer: question.timeout };
    unawaited(room.ask({ input, by: 'clock', seat, request: answerId(seat, decision) }), failed);
  }
  if (!question.secret && !presence.isHere(room.id, seat)) unawaited(standIn(services, room, seat), failed);
}
