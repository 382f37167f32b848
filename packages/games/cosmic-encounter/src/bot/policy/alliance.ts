import type { Seat } from '@starboard/engine';
import { parseOption } from '../../keys/index.ts';
import { otherSide } from '../../rules/state/seats.ts';
import type { Side } from '../../rules/state/state.ts';
import { type Battle, battleOf, expected, joined } from '../battle.ts';
import type { Sight } from '../sight.ts';
import type { Family } from './family.ts';

/** Ships that an ally usually brings. */
const usualShips = 3;

/** How likely a player who is invited comes. */
const comes = 0.6;

/** Invitations: what it brings that one comes, compared with its coming to the other side, if that may be. */
export const invite: Family = (_asked, sight) => {
  const battle = battleOf(sight);
  const side = sight.sideOf() ?? 'offense';
  return (key, taken) => {
    if (!battle) return 0;
    let so: Battle = battle;
    for (const seat of Object.keys(taken)) so = joined(so, Number(seat), side, shipsOf(sight, Number(seat)));
    const seat = Number(key);
    const ships = shipsOf(sight, seat);
    if (ships === 0) return 0;
    const without = expected(sight, so);
    const gain = expected(sight, joined(so, seat, side, ships)) - without;
    const against = expected(sight, joined(so, seat, otherSide(side), ships)) - without;
    // a player who is invited by one side alone is likelier to come
    const mayBeAgainst = side === 'offense' || sight.isInvited(seat, otherSide(side));
    return comes * gain - (mayBeAgainst ? (comes / 2) * Math.min(0, against) : 0);
  };
};

const shipsOf = (sight: Sight, seat: Seat): number => Math.min(usualShips, sight.sendLimit(seat));

/** Joining: each side with as many ships as would be sent to it, compared with staying out. */
export const join: Family = (_asked, sight) => {
  const battle = battleOf(sight);
  return (key) => {
    const side = parseOption(key)?.side;
    if (!battle || side === undefined) return battle ? expected(sight, battle) : 0;
    return asAlly(sight, battle, side);
  };
};

/** What a ship sent away costs on the average. */
const leaving = 0.001;

function asAlly(sight: Sight, battle: Battle, side: Side): number {
  let best = Number.NEGATIVE_INFINITY;
  const most = Math.min(4, sight.sendLimit(sight.seat));
  for (let ships = 1; ships <= most; ships++)
    best = Math.max(best, expected(sight, joined(battle, sight.seat, side, ships)) - leaving * ships);
  return best;
}
