import type { Prompt, Seat } from '@starboard/engine';
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
      return isAgainst(params?.['seat'], view, seat);
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

/** Used by a player on the other side, or with this player named in its choices. */
function isAgainst(user: string | number | undefined, view: View, seat: Seat): boolean {
  if (typeof user !== 'number' || user === seat) return false;
  const [own, other] = [sideAt(view, seat), sideAt(view, user)];
  if (own !== null && other !== null && own !== other) return true;
  const choices = view.uses.at(-1)?.choices ?? null;
  // a player is named by the number of their seat
  return choices === String(seat);
}
