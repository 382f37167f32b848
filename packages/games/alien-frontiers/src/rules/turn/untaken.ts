import { factsOf } from '../../keys/index.ts';
import { claimable, refuseCycle } from '../artifact/artifact.ts';
import { legalDocks } from '../ships/docking.ts';
import { refuseLaunch } from '../facilities/colonist-hub.ts';
import { mostTrades } from '../facilities/orbital-market.ts';
import { activePlayer, type State } from '../state/state.ts';

/** A kind of act: `claim`, as in `claim:<title>`. */
export type Untaken = 'claim' | 'cycle' | 'trade' | 'launch' | 'dock';

/**
 * What ships or fuel have paid for this turn, can be had now and is lost when the turn ends. A card comes before the
 * new cards that the same ships would bring, and a launch counts only with an advance that cannot wait for it and a
 * colony that it would start.
 */
export function untaken(state: State): Untaken[] {
  const { thisTurn } = state;
  const found: Untaken[] = [];
  if (claimable(state).length > 0) found.push('claim');
  else if (!refuseCycle(state)) found.push('cycle');
  if (mostTrades(state) > 0) found.push('trade');
  if (thisTurn.hubExcess > 0 && activePlayer(state).supply > 0 && !refuseLaunch(state)) found.push('launch');
  if (canDockLifted(state)) found.push('dock');
  return found;
}

const canDockLifted = (state: State): boolean =>
  state.thisTurn.teleported !== null &&
  legalDocks(state).some(({ kinds }) => kinds.some((kind) => factsOf(kind).isTeleported));
