import type { Seat } from '@starboard/engine';
import { titleOf } from '../content/tech-cards.ts';
import { mostStolen } from '../rules/ships/raid.ts';
import type { View } from './view.ts';

interface RaidSight {
  /** How many tokens can be taken in all, whether it has to be so many, and what there is. */
  readonly tokens: {
    readonly count: number;
    readonly kind: 'exact' | 'most';
    readonly what: 'fuel' | 'ore' | 'both';
  };
  /** Whose Holographic Decoy keeps something from the raiders. */
  readonly safe: readonly Seat[];
}

/** What raiders find at the table. */
export function raidSight({ players, turn, options }: View): RaidSight {
  const others = players.map((player, seat) => ({ ...player, seat })).filter(({ seat }) => seat !== turn);
  const hasDecoy = ({ cards }: (typeof others)[number]) =>
    cards.some((card) => titleOf(card) === 'holographic-decoy');
  const open = others.filter((player) => !hasDecoy(player));
  const fuel = open.reduce((sum, player) => sum + player.fuel, 0);
  const ore = open.reduce((sum, player) => sum + player.ore, 0);
  return {
    tokens: {
      count: Math.min(mostStolen, fuel + ore),
      kind: options.raidAmount === 'exactlyFourOrAll' ? 'exact' : 'most',
      what: ore === 0 ? 'fuel' : fuel === 0 ? 'ore' : 'both',
    },
    safe: others
      .filter((player) => hasDecoy(player) && player.fuel + player.ore + player.cards.length > 1)
      .map(({ seat }) => seat),
  };
}
