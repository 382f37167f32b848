import { expect } from 'vitest';
import { copy } from '../position/json.ts';
import { latestEvents, type Match, submit } from '../match/match.ts';
import { decisionOf } from '../match/asked.ts';
import { canUndo } from '../match/undo.ts';
import { viewFor } from '../match/view.ts';
import { seatsOf, viewersOf } from './random-game.ts';

/** All there is to know about a match, in a copy that later play does not touch. */
export const everythingOf = (match: Match) =>
  copy({
    position: match.position,
    checkpoint: match.checkpoint,
    since: match.since,
    events: latestEvents(match),
    views: viewersOf(match).map((viewer) => viewFor(match, viewer)),
    undo: seatsOf(match).map((seat) => canUndo(match, seat)),
  });

/** The input is refused for exactly this reason, and nothing at all has changed. */
export function expectRefused(match: Match, input: unknown, key: string): void {
  const before = everythingOf(match);
  expect(submit(match, input)).toMatchObject({ accepted: false, reason: { key } });
  expect(everythingOf(match)).toStrictEqual(before);
}

/** The input is accepted; what came of it. */
export function expectAccepted(match: Match, input: unknown): readonly { readonly type: string }[] {
  const submitted = submit(match, input);
  expect(submitted).toMatchObject({ accepted: true });
  return submitted.accepted ? submitted.events : [];
}

/** The seat answers what is being decided now. */
export const answer = (match: Match, seat: number, given: unknown) =>
  expectAccepted(match, { seat, decision: decisionOf(match, seat), answer: given });
