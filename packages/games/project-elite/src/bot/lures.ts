import { isAdjacent } from '../board/board.ts';
import { never } from '../board/paths.ts';
import { boardIn, isSwarm, tokensOf } from '../rules/state/reading.ts';
import type { Alien, MissionToken, State } from '../rules/state/state.ts';
import type { Ground } from './ground.ts';

/** In a capture: one of the swarm that is to be led onto a trap, and the cage that snaps then. */
export interface Lure {
  readonly cage: MissionToken;
  readonly trap: MissionToken;
  readonly alien: Alien;
  /** Steps that it is from the trap. */
  readonly steps: number;
}

const farthest = 13;
const noLures: readonly Lure[] = [];

/** Until it is wanted an alien had better be far away: the steps that it still has to its trap are room for results. */
const stepsWanted = (timeLeft: number): number => Math.min(10, Math.max(1, timeLeft / 6_000));

/** For each cage the alien that can be led to a trap of it in the time that is left, each alien and trap once. */
export function lures(state: State, ground: Ground, timeLeft: number): readonly Lure[] {
  if (state.settings.mission !== 'capture') return noLures;
  const board = boardIn(state);
  const traps = tokensOf(state, 'trap');
  const found: Lure[] = [];
  const all = tokensOf(state, 'cage').flatMap((cage) =>
    traps
      .filter(({ cell }) => isAdjacent(board, cage.cell, cell))
      .flatMap((trap) =>
        state.aliens.flatMap((alien) => {
          const steps = isSwarm(alien.kind) ? (ground.along(trap.cell)[alien.cell] ?? never) : never;
          return steps <= farthest ? [{ cage, trap, alien, steps }] : [];
        }),
      ),
  );
  const wanted = stepsWanted(timeLeft);
  const rank = ({ cage, steps }: Lure) => (steps === 0 && cage.isReady ? -99 : Math.abs(steps - wanted));
  all.sort((a, b) => rank(a) - rank(b) || a.alien.id - b.alien.id || a.trap.cell - b.trap.cell);
  for (const lure of all)
    if (
      !found.some(({ cage, trap, alien }) => cage === lure.cage || trap === lure.trap || alien === lure.alien)
    )
      found.push(lure);
  return found;
}
