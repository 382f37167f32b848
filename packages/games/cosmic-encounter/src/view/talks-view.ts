import { copy, type Seat } from '@starboard/engine';
import { lossWithoutDeal } from '../rules/deal/deal-loss.ts';
import type { Talks } from '../rules/deal/deal-terms.ts';
import { grantsOf } from '../rules/deal/grants.ts';
import { type Bargain, type Outlook, outlookOf, type Standing } from '../rules/deal/outlook.ts';
import { coloniesOf, foreignColonies, neededToWin } from '../rules/ships/ships.ts';
import { mainOf } from '../rules/state/seats.ts';
import { type Encounter, playerOf, type Side, type State } from '../rules/state/state.ts';

/** What the main players have said, what they bargain about, and what would come of the offer on the table. */
export interface TalksView extends Readonly<Talks>, Bargain {
  readonly preview: Readonly<Record<Side, Outlook>> | null;
  /** Ships that each loses without a deal. */
  readonly lossWithoutDeal: Readonly<Record<Side, number>>;
}

export function talksView(state: State, encounter: Encounter): TalksView | null {
  const { talks, result } = encounter;
  if (!talks || result !== null) return null;
  const [offense, defense] = [mainOf(encounter, 'offense'), mainOf(encounter, 'defense')];
  const bargain: Bargain = {
    needed: neededToWin(state),
    now: { offense: standing(state, offense), defense: standing(state, defense) },
    grants: {
      offense: grantsOf(state, offense, defense),
      defense: grantsOf(state, defense, offense),
    },
  };
  return {
    ...copy(talks),
    ...bargain,
    preview: talks.terms && outlookOf(bargain, talks.terms),
    lossWithoutDeal: {
      offense: lossWithoutDeal(encounter, offense),
      defense: lossWithoutDeal(encounter, defense),
    },
  };
}

function standing(state: State, seat: Seat): Standing {
  const foreign = foreignColonies(state, seat).length;
  return {
    seat,
    hand: playerOf(state, seat).hand.length,
    foreignColonies: foreign,
    homeColonies: coloniesOf(state, seat).length - foreign,
    inWarp: state.warp[seat] ?? 0,
  };
}
