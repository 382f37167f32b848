import { mostStolen, titleOf, type View } from '@starboard/alien-frontiers';
import type { Seat } from '@starboard/engine';

interface RaidSight {
  /** How many tokens can be taken in all, and whether it has to be so many. */
  readonly tokens: { readonly count: number; readonly kind: 'exact' | 'most' };
  /** Whose Holographic Decoy keeps something from the raiders. */
  readonly safe: readonly Seat[];
}

/** What raiders find at the table. */
export function raidSight({ players, turn, options }: View): RaidSight {
  const others = players.map((player, seat) => ({ ...player, seat })).filter(({ seat }) => seat !== turn);
  const hasDecoy = ({ cards }: (typeof others)[number]) =>
    cards.some((card) => titleOf(card) === 'holographic-decoy');
  const open = others.filter((player) => !hasDecoy(player));
  const found = open.reduce((sum, { fuel, ore }) => sum + fuel + ore, 0);
  return {
    tokens: {
      count: Math.min(mostStolen, found),
      kind: options.raidAmount === 'exactlyFourOrAll' ? 'exact' : 'most',
    },
    safe: others
      .filter((player) => hasDecoy(player) && player.fuel + player.ore + player.cards.length > 1)
      .map(({ seat }) => seat),
  };
}
