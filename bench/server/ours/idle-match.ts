import { alienFrontiers } from '@starboard/alien-frontiers';
import { askBot, luckFor, randomBot } from '@starboard/bots';
import { decisionOf, saveMatch, startMatch, submit } from '@starboard/engine';
import { movedClocks, startClocks } from '@starboard/host';
import { clockPresets } from '@starboard/protocol';
import type { Append } from '../../../packages/server/src/store/match-store.ts';

export const game = alienFrontiers.id;
export const seats = 4;
export const clock = 'mail-3';

const decisions = 60;
/** How much of its log is stored; to open a match a node reads no more than the end of it. */
const keptInputs = 10;

/** A match by mail in the middle of the game, as it is written when the latest inputs were. */
export function idleMatch(seed: string, at: number): Omit<Append, 'match'> {
  const match = startMatch(alienFrontiers, { seats, seed });
  const luck = luckFor(seed);
  const told = JSON.stringify(Array.from({ length: seats + 1 }, () => decisions));
  const inputs: Append['inputs'][number][] = [];
  while (inputs.length < decisions) {
    const seat = match.questions[0]?.seat ?? 0;
    const input = { seat, decision: decisionOf(match, seat), answer: askBot(randomBot, match, seat, luck) };
    const result = submit(match, input);
    if (!result.accepted) throw new Error(result.reason.key);
    const events = JSON.stringify(result.events);
    inputs.push({
      at,
      seat,
      by: 'bot',
      request: `bench/${inputs.length}`,
      input: JSON.stringify(input),
      events,
      told,
    });
  }
  const pace = clockPresets[clock];
  return {
    after: decisions - keptInputs,
    inputs: inputs.slice(-keptInputs),
    saved: JSON.stringify(saveMatch(match)),
    told,
    clock: JSON.stringify(movedClocks(startClocks(pace, seats), match, pace, at)),
    dueAt: at + pace.free,
    rest: null,
    at,
  };
}
