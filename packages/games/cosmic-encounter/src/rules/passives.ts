import type { Seat } from '@starboard/engine';
import type { AlienId } from '../content/aliens.ts';
import { isPowerLost } from './powers.ts';
import { playerOf, type State } from './state.ts';

/** Parts of a power that are no use: they go on while it is zapped, but not while it is lost. */
export interface Passive {
  /** Cards of compensation for each own ship lost. */
  readonly compensationPerShip?: number;
  /** Rewards for each own ship as a defensive ally. */
  readonly rewardsPerShip?: number;
  /** A way to win besides foreign colonies, looked at with them. */
  readonly hasWon?: (state: State, seat: Seat) => boolean;
}

const passives = new Map<AlienId, Passive>();

export const learnPassive = (alien: AlienId, passive: Passive): void => {
  passives.set(alien, passive);
};

/** The value a rule has for this player, where a power says something other than usual. */
export function ruleFor<Rule extends keyof Passive>(
  state: State,
  seat: Seat,
  rule: Rule,
  usual: NonNullable<Passive[Rule]>,
): NonNullable<Passive[Rule]> {
  for (const { alien, isHidden } of playerOf(state, seat).sheets) {
    if (!isHidden && !isPowerLost(state, seat, alien)) return passives.get(alien)?.[rule] ?? usual;
  }
  return usual;
}
