import type { Seat } from '@starboard/engine';
import { planetKey, type PlanetKey } from '../keys/planets.ts';
import { sendLimit } from '../rules/phases/launch.ts';
import { ruleFor } from '../rules/powers/passives.ts';
import { foreignColonies, isHome, shipsInEncounter, shipsOn, shipsOnColonies } from '../rules/ships/ships.ts';
import { isMain } from '../rules/state/seats.ts';
import type { Encounter, PlanetIndex, Side, State } from '../rules/state/state.ts';

/** What a player has to gain and to lose as an ally of a side, by the rules in force and what all can see. */
export interface StakeView {
  readonly seat: Seat;
  /** The colony it founds if the side wins; null where there is none to be had, or it is there already. */
  readonly colony: PlanetKey | null;
  /** Its foreign colonies then: with enough of them it wins. */
  readonly foreignColonies: number;
  /** Rewards for each of its ships if the side wins: a card, or a ship out of the warp. */
  readonly rewardsPerShip: number;
  /** Ships of its own that go to the warp if the side loses, and how many it could have there at most. */
  readonly ships: number;
  readonly most: number;
}

/** Who has joined a side and who still may; null before the gate is aimed, and once the outcome is known. */
export function stakesView(state: State): Readonly<Record<Side, readonly StakeView[]>> | null {
  const { encounter } = state;
  if (!encounter || encounter.defense === null || encounter.result !== null) return null;
  const { target } = encounter;
  if (target === null) return null;
  const of = (side: Side) =>
    [...state.players.keys()]
      .filter((seat) => isAtStake(state, encounter, side, seat))
      .map((seat) => stake(state, encounter, target, side, seat));
  return { offense: of('offense'), defense: of('defense') };
}

function isAtStake(state: State, encounter: Encounter, side: Side, seat: Seat): boolean {
  if (isMain(encounter, seat)) return false;
  const joined = encounter.allies[seat] ?? null;
  const isOpen = encounter.phase === 'launch' || encounter.phase === 'alliance';
  if (joined !== null) return joined === side;
  // an ally who was sent home comes no more
  return isOpen && encounter.everAllied[seat] === null && shipsOnColonies(state, seat) > 0;
}

function stake(state: State, encounter: Encounter, target: PlanetIndex, side: Side, seat: Seat): StakeView {
  const foreign = foreignColonies(state, seat).length;
  const ships = encounter.allies[seat] === side ? shipsInEncounter(state, seat) : 0;
  const more = Math.min(Math.max(0, sendLimit(state, seat) - ships), shipsOnColonies(state, seat));
  const isOpen = encounter.phase === 'launch' || encounter.phase === 'alliance';
  const isColony = side === 'offense' && shipsOn(state, seat, target) === 0;
  const hasRewards = side === 'defense' && !encounter.noRewards;
  return {
    seat,
    colony: isColony ? planetKey(state, target) : null,
    foreignColonies: foreign + (isColony && !isHome(state, seat, target) ? 1 : 0),
    rewardsPerShip: hasRewards ? ruleFor(state, seat, 'rewardsPerShip', 1) : 0,
    ships,
    most: ships + (isOpen ? more : 0),
  };
}
