import type { Reason, Seat } from '@starboard/engine';
import { weaponOf } from '../../content/equipment.ts';
import { close, giveHit } from '../attack/attack.ts';
import { leapsFrom, refuseTarget, targetsOf } from '../attack/targets.ts';
import { alienById, heroAt } from '../state/reading.ts';
import { no } from '../state/refusals.ts';
import type { Attack, State } from '../state/state.ts';
import { acting, command } from './command.ts';

const ownAttacks = (state: State, seat: Seat): readonly Attack[] =>
  state.attacks.filter(({ hero, hits }) => hits > 0 && heroAt(state, hero).seat === seat);

/** Whether hits are waiting to be given. */
export const hasPendingHits = (state: State, seat: Seat): boolean => ownAttacks(state, seat).length > 0;

const attackOf = (state: State, seat: Seat, id: number): Attack | undefined =>
  ownAttacks(state, seat).find((attack) => attack.id === id);

function refuseHit(state: State, attack: Attack, id: number, second: readonly number[]): Reason | null {
  const alien = alienById(state, id);
  if (!alien) return no('stale');
  const refusal = refuseTarget(state, attack, alien.cell);
  if (refusal || second.length === 0) return refusal;
  if (weaponOf(attack.weapon).mode !== 'chain' || second.length > 1) return no('no-target');
  return leapsFrom(state, alien.cell, id).some((each) => each.id === second[0]) ? null : no('no-target');
}

/** Gives a hit to an alien. */
export const assignHit = command({
  name: 'assign-hit',
  phases: acting,
  outlivesClock: true,
  whileOwing: true,
  refuse(state, seat, { attack: id, alien, second }) {
    const attack = attackOf(state, seat, id);
    return attack ? refuseHit(state, attack, alien, second) : no('stale');
  },
  perform(table, seat, { attack: id, alien: alienId, second }) {
    const attack = attackOf(table.state, seat, id);
    const alien = alienById(table.state, alienId);
    if (attack && alien) giveHit(table, attack, alien, second[0]);
  },
  candidates: (state, seat) =>
    ownAttacks(state, seat).flatMap((attack) =>
      targetsOf(state, attack).flatMap(({ id, cell }) => {
        const leaps = weaponOf(attack.weapon).mode === 'chain' ? leapsFrom(state, cell, id) : [];
        const seconds = leaps.length > 0 ? leaps.map((leap) => [leap.id]) : [[]];
        return seconds.map((second) => ({ attack: attack.id, alien: id, second }));
      }),
    ),
});

/** Lets the hits go that are left. */
export const waiveHits = command({
  name: 'waive-hits',
  phases: acting,
  outlivesClock: true,
  whileOwing: true,
  refuse: (state, seat, { attack }) => (attackOf(state, seat, attack) ? null : no('stale')),
  perform(table, seat, { attack: id }) {
    const attack = attackOf(table.state, seat, id);
    if (!attack) return;
    attack.hits = 0;
    close(table, attack);
  },
  candidates: (state, seat) => ownAttacks(state, seat).map(({ id }) => ({ attack: id })),
});
