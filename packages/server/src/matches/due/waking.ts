import { dueAt, timeUp } from '@starboard/host';
import { settle } from '../ending.ts';
import type { RoomServices } from '../match-services.ts';
import type { LiveMatch } from '../room/live-match.ts';
import { hearsay } from '../room/resting.ts';
import type { Room } from '../room/room.ts';
import { putOff } from './put-off.ts';

/** Does what is due at a match by now: a clock that ran out, a bot that has not answered, an end not yet noted. */
export async function wakeUp(services: RoomServices, room: Room, live: LiveMatch): Promise<void> {
  const { store, presence } = services;
  const now = services.now();
  if (room.table.status !== 'playing') return settle(services, room.id, live.game);
  if (live.result) return room.goOn(live);
  if (!room.isAttended(live)) {
    await room.goOn(live);
    return putOff(store, live, live.isResting ? null : now + hearsay);
  }
  const deeds = timeUp(live, room.table, presence.at(room.id), now);
  for (const deed of deeds) room.carryOut(deed);
  // the rest is due again after it
  if (deeds.some(({ what }) => what === 'tick')) return;
  await room.goOn(live);
  await putOff(store, live, dueAt(live, room.table, now));
}
