import type { Json, Prompt, Seat } from '@starboard/engine';
import { abilityFacts } from '../content/abilities.ts';
import { parseOption } from '../keys/options.ts';
import type { Side } from '../rules/state/state.ts';
import { hasRole, otherSide } from '../rules/state/seats.ts';
import type { View } from '../view/view.ts';
import type { Condition } from './order.ts';

/** Whether what a use was ordered for holds now, as far as its player sees. */
export function holdsNow(
  condition: Condition | undefined,
  { params }: Pick<Prompt, 'params'>,
  view: View,
  seat: Seat,
): boolean {
  if (condition === undefined) return true;
  if (typeof condition === 'object') return params?.['ability'] === condition.ability;
  switch (condition) {
    case 'i-am-main':
      return hasRole(view, seat, 'main');
    case 'i-lose':
      return isLosing(view, seat);
    case 'against-me':
      return params?.['ability'] !== undefined && isAgainst(view, seat);
  }
}

const sideAt = ({ encounter }: View, seat: Seat): Side | null => {
  if (!encounter) return null;
  if (seat === encounter.offense) return 'offense';
  if (seat === encounter.defense) return 'defense';
  return encounter.allies[seat] ?? null;
};

/** Decided against the player, or behind as the totals stand; a tie goes to the defense. */
function isLosing(view: View, seat: Seat): boolean {
  const side = sideAt(view, seat);
  const { result = null, totals = null } = view.encounter ?? {};
  if (side === null) return false;
  if (result !== null) return result === 'both-lost' || result === `${otherSide(side)}-won`;
  if (!totals) return false;
  const isAhead = totals.offense.total > totals.defense.total;
  return (side === 'offense') !== isAhead;
}

/** The latest use: by a player on the other side, or with this player named in it; help to this player is neither. */
function isAgainst(view: View, seat: Seat): boolean {
  const use = view.uses.at(-1);
  if (!use || use.seat === seat) return false;
  if (isNamed(use.choices, seat)) return !abilityFacts(use.ability).helpsNamed;
  const [own, other] = [sideAt(view, seat), sideAt(view, use.seat)];
  return own !== null && other !== null && own !== other;
}

/** Alone, among others, with a number of ships, or as the owner of what is named. */
function isNamed(choices: Json, seat: Seat): boolean {
  if (typeof choices === 'string') return parseOption(choices)?.seat === seat;
  if (Array.isArray(choices)) return (choices as readonly Json[]).some((choice) => isNamed(choice, seat));
  return Object.entries(choices ?? {}).some(([key, count]) => Number(count) > 0 && isNamed(key, seat));
}
