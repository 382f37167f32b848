import type { Seat } from '@starboard/engine';
import type { AlienId } from '../../content/aliens.ts';
import type { CardId } from '../../content/cosmic-cards.ts';
import { recordOf } from '../abilities/registry.ts';
import type { CeTable } from '../state/events.ts';
import { isPowerLost } from './powers.ts';
import type { Settings } from '../state/options.ts';
import { playerOf, type State } from '../state/state.ts';

/** Parts of a power that are no use: they go on while it is zapped, but not while it is lost. */
export interface Passive {
  /** Tokens on the sheet when the game begins. */
  readonly startingTokens?: (settings: Settings) => number;
  /** Cards of compensation for each own ship lost. */
  readonly compensationPerShip?: number;
  /** Rewards for each own ship as a defensive ally. */
  readonly rewardsPerShip?: number;
  /** The opponent's encounter card is turned up before the own one. */
  readonly revealsLast?: boolean;
  /** The use by which the cards on its sheet are played. */
  readonly playsFromSheet?: string;
  /** Cards that are kept when a new hand is drawn. */
  readonly keepsInNewHand?: (card: CardId) => boolean;
  /** What goes when its sheet leaves the game. */
  readonly leaves?: (table: CeTable, seat: Seat) => void;
  /** May give the other main player ships out of the warp in a deal. */
  readonly releasesShips?: boolean;
  /** A way to win besides foreign colonies, looked at with them. */
  readonly hasWon?: (state: State, seat: Seat) => boolean;
  /** It wins as the next encounter begins, if nothing happens before: for bots, who think as far as the end of this one. */
  readonly isAboutToWin?: (state: State, seat: Seat) => boolean;
}

const none: Passive = {};

export const passiveOf = (alien: AlienId): Passive => recordOf(alien)?.passive ?? none;

/** The value a rule has for this player, where a power says something other than usual. */
export function ruleFor<Rule extends keyof Passive>(
  state: State,
  seat: Seat,
  rule: Rule,
  usual: NonNullable<Passive[Rule]>,
): NonNullable<Passive[Rule]> {
  for (const { alien, isHidden } of playerOf(state, seat).sheets) {
    const own = passiveOf(alien)[rule];
    if (own !== undefined && !isHidden && !isPowerLost(state, seat, alien)) return own;
  }
  return usual;
}
