import type { State } from '@starboard/alien-frontiers';
import { canonical, decisionOf, enumerate, type Match, playFrom, submit } from '@starboard/engine';
import { evaluate } from '../../packages/games/alien-frontiers/src/bot/evaluate.ts';
import { bookFor } from '../../packages/games/alien-frontiers/src/bot/fitted/index.ts';
import { denseMatch, nodes } from './dense-position.ts';

const match = denseMatch();
const seat = 0;
const book = bookFor(4);

/** The turn as one would write its search first: copies by `structuredClone`, the public door, texts as keys. */
export function playGame(): number {
  const open: Match[] = [match];
  const known = new Set<string>();
  let made = 0;
  let best = Number.NEGATIVE_INFINITY;
  for (let at = open.shift(); at && made < nodes; at = open.shift()) {
    const [question] = at.questions;
    if (question?.seat !== seat) continue;
    for (const answer of enumerate(question.shape)) {
      if (answer === 'end-turn') continue;
      const next = playFrom(at.game, structuredClone(at.position), { undo: false });
      submit(next, { seat, decision: decisionOf(next, seat), answer });
      made++;
      const { state } = next.table;
      best = Math.max(best, evaluate(state as State, seat, book));
      const key = canonical([state, next.position.frames]);
      if (known.has(key)) continue;
      known.add(key);
      open.push(next);
      if (made === nodes) break;
    }
  }
  if (!Number.isFinite(best)) throw new Error('nothing was found');
  return made;
}
