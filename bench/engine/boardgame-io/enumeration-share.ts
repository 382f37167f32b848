import type { MoveAction } from 'boardgame.io/internal';
import { legalActs } from './legal-acts.ts';
import { applyMove, type Match } from './match.ts';
import { playRandomly } from './play-randomly.ts';

/** The part of random play that goes into listing the legal acts, which is the player's work and not the reducer's. */
export function enumerationShare(): number {
  const positions: [Match, MoveAction][] = [];
  for (let seed = 0; seed < 20; seed++)
    playRandomly(seed, (match, action) => positions.push([match, action]));
  const enumerating = timeOf(() => {
    for (const [match] of positions) legalActs(match.G, Number(match.ctx.currentPlayer));
  });
  const applying = timeOf(() => {
    for (const [match, action] of positions) applyMove(match, action);
  });
  return enumerating / (enumerating + applying);
}

function timeOf(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
