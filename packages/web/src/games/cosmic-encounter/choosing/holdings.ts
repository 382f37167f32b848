import type { View } from '@starboard/cosmic-encounter';
import { faceOf } from '@starboard/cosmic-encounter/content';
import type { Reason, Viewer } from '@starboard/engine';

type Holding = NonNullable<View['holdings']>[number];
export type Prospect = NonNullable<Holding['gives']>[number];
type Side = Prospect['winner'];

/** Why a card of the viewer's own cannot be used now; null when it can, or is not a card that is used. */
export function whyNotUsed({ holdings = [] }: View, card: string): Reason | null {
  const own = holdings.filter(({ subject }) => subject === faceOf(card));
  return own.some(({ why }) => why === null) ? null : (own[0]?.why ?? null);
}

/** The side that a seat fights on; null where it watches. */
export function sideOf({ encounter }: View, viewer: Viewer): Side | null {
  if (!encounter || viewer === 'spectator') return null;
  if (encounter.offense === viewer) return 'offense';
  return encounter.defense === viewer ? 'defense' : (encounter.allies[viewer] ?? null);
}

/** What a use would make of the totals, that for the viewer's own side first; none where it does more, or other things. */
export function prospectsOf(view: View, viewer: Viewer, ability: string): readonly Prospect[] {
  const { gives = [] } = view.holdings?.find((each) => each.ability === ability) ?? {};
  const own = sideOf(view, viewer);
  return gives.toSorted((one, other) => Number(other.choice === own) - Number(one.choice === own));
}
