import { randomBytes } from 'node:crypto';
import { luckFor } from '@starboard/bots';
import { type Input, reason } from '@starboard/engine';
import { isKnownOf, isStale, isUncalledFor, noteBefore, takeFromBot, type Taken } from '@starboard/host';
import type { TableRecord } from '../../lobby/table-record.ts';
import type { RoomServices } from '../match-services.ts';
import { inRealTime, takenBack } from '../requests/takebacks.ts';
import type { LiveMatch } from './live-match.ts';
import type { Denied, Granted, Trial, Wish } from './wish.ts';

/** What trying a wish out depends on beside the match itself. */
interface Circumstances {
  readonly services: RoomServices;
  table(): TableRecord;
}

const freshLuck = () => luckFor(randomBytes(16).toString('hex'));

type GoBack = Wish & { readonly input: { readonly takeback: number } };

const repeated: Trial = { entry: null, answer: { accepted: true, isRepeated: true } };
const granted: Granted = { accepted: true, isRepeated: false };

/** Carries a wish out in the memory of this node, unless it has been carried out before or cannot be. */
export function tryOut(here: Circumstances, live: LiveMatch, wish: Wish): Trial | Promise<Trial> {
  if (wish.request !== null && live.requests.has(wish.request)) return repeated;
  const { input } = wish;
  const at = Math.max(live.latestAt, wish.receivedAt);
  if (here.table().status !== 'playing' || live.over)
    return trialOf(wish, { refused: reason('engine.match-over') });
  if ('takeback' in input) return goBack(here, live, { ...wish, input }, at);
  if ('over' in input) return trialOf(wish, live.endEarly({ ...wish, input }, at));
  return isKnownOf(live, input) ? repeated : trialOf(wish, take(here, live, wish, input, at));
}

function take(here: Circumstances, live: LiveMatch, wish: Wish, input: Input, at: number): Taken | Denied {
  const table = here.table();
  if (isUncalledFor(live, table, wish, at)) return { refused: reason('server.match.rests') };
  if (isStale(live, input)) return { refused: reason('engine.stale-decision') };
  const { failed } = here.services;
  const note = noteBefore(live, table, wish);
  const { by, seat, request, later } = wish;
  const takeInput = (taking: Input) =>
    live.take({ input: live.stamped(taking, at), by, seat, request, later }, at, note);
  const taken =
    wish.by === 'bot' && 'answer' in input
      ? takeFromBot(live.match, input, { take: takeInput, luck: freshLuck, replaced: failed })
      : takeInput(input);
  if ('error' in taken && taken.error) failed(taken.error);
  return taken;
}

async function goBack(here: Circumstances, live: LiveMatch, wish: GoBack, at: number): Promise<Trial> {
  if (live.isTimed) return trialOf(wish, { refused: inRealTime });
  const way = { to: wish.input.takeback, from: wish.since ?? 0 };
  const match = await takenBack(here.services, here.table(), live, way, wish.asker);
  return trialOf(wish, 'refused' in match ? match : live.takeBack(wish, match, at));
}

function trialOf(wish: Wish, taken: Taken | Denied): Trial {
  if (!('refused' in taken)) return { entry: { wish, taken }, answer: granted };
  const { refused, retryAfter } = taken;
  const denied = { accepted: false, reason: refused } as const;
  return { entry: null, answer: retryAfter === undefined ? denied : { ...denied, retryAfter } };
}
