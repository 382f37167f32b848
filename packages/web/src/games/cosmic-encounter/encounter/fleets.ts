import type { View } from '@starboard/cosmic-encounter';
import type { Seat, Viewer } from '@starboard/engine';
import type { EncounterView, Side } from './stage.ts';

type Stake = NonNullable<View['stakes']>[Side][number];

/** A player on one side of an encounter, or one who may come there. */
export interface Fleet {
  readonly seat: Seat;
  readonly part: 'main' | 'ally' | 'invited' | 'declined' | 'may-come';
  readonly ships: number;
  /** What an ally has to gain and to lose; main players, and those who will not come, have none. */
  readonly stake: Stake | null;
}

/** All players on a side: its main player first, then allies, then who was asked, then the viewer who could be. */
export function fleetsOf(view: View, encounter: EncounterView, side: Side, viewer: Viewer): readonly Fleet[] {
  const main = encounter[side];
  const stakeOf = (seat: Seat): Stake | null =>
    view.stakes?.[side].find((stake) => stake.seat === seat) ?? null;
  const fleet = (seat: Seat, part: Fleet['part']): Fleet => ({
    seat,
    part,
    ships: shipsOf(view, encounter, side, seat),
    stake: part === 'main' || part === 'declined' ? null : stakeOf(seat),
  });
  const joined = encounter.allies.flatMap((on, seat) => (on === side ? [fleet(seat, 'ally')] : []));
  const invited = isGathering(encounter)
    ? encounter.invited[side]
        .filter((seat) => (encounter.allies[seat] ?? null) === null)
        .map((seat) => fleet(seat, encounter.declined.includes(seat) ? 'declined' : 'invited'))
    : [];
  const known = [...(main === null ? [] : [fleet(main, 'main')]), ...joined, ...invited];
  return [...known, ...ownChance(encounter, viewer, known, fleet)];
}

const isGathering = ({ phase }: EncounterView): boolean => phase === 'launch' || phase === 'alliance';

/** What would be at stake for the viewer before the first invitation is made. */
function ownChance(
  { invited, declined }: EncounterView,
  viewer: Viewer,
  known: readonly Fleet[],
  fleet: (seat: Seat, part: Fleet['part']) => Fleet,
): readonly Fleet[] {
  const areInvited = invited.offense.length + invited.defense.length > 0;
  if (viewer === 'spectator' || areInvited || declined.includes(viewer)) return [];
  const own = fleet(viewer, 'may-come');
  return own.stake && !known.some(({ seat }) => seat === viewer) ? [own] : [];
}

/** On the gate; or on the planet that is attacked, and with the allies beside it. */
function shipsOf(view: View, { gate, zone, target, defense }: EncounterView, side: Side, seat: Seat): number {
  if (side === 'offense') return gate[seat] ?? 0;
  if (seat !== defense) return zone[seat] ?? 0;
  return target === null ? 0 : (view.planets[target]?.ships[seat] ?? 0);
}
