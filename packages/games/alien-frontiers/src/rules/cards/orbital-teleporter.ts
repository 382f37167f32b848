import { type Reason, reason } from '@starboard/engine';
import { type FacilityId, facilities, isFacility } from '../../content/facilities.ts';
import { isTerritory, type TerritoryId, territories } from '../../content/territories.ts';
import { parseColonyId, parseShipId, shipId } from '../../keys/index.ts';
import { addColonies, changeBoard } from '../planet/board-update.ts';
import { canDockTeleported } from '../ships/docking.ts';
import { moveShip, shipOf, shipsOfAt } from '../ships/ships.ts';
import { activePlayer, relicIndex, type ShipIndex, type State } from '../state/state.ts';
import { allColonies, canMoveColonies, movableColonies, whyRepulsed } from './colonies.ts';
import { canPayFuel, discardPower, discounted, fuelPower, type TechCard } from './power.ts';
import { findShip, standingShips } from './named-ships.ts';

const cost = 2;
const rule = 'af.rule.orbital-teleporter';

/** Lifting a ship that could dock nowhere would only waste it. */
function refuseLift(state: State, ship: ShipIndex): Reason | null {
  const { at } = shipOf(state, state.turn, ship);
  if (at === 'terraforming-station') return reason('af.terraformer-stays', undefined, rule);
  if (!isFacility(at)) return reason('af.not-docked', undefined, rule);
  return canDockElsewhere(state, ship, at) ? null : reason('af.nowhere-to-dock', undefined, rule);
}

const canLift = (state: State, ship: ShipIndex): boolean => refuseLift(state, ship) === null;

/**
 * The one question that is not pure: it lifts the ship on the board itself, asks, and puts everything back, since
 * copying the state for every docked ship would be dear. That is safe because nothing runs in between but pure
 * questions, and `finally` puts back even if one of them throws.
 */
function canDockElsewhere(state: State, index: ShipIndex, from: FacilityId): boolean {
  const { thisTurn } = state;
  const { teleported } = thisTurn;
  const player = activePlayer(state);
  const ship = shipOf(state, state.turn, index);
  const fuel = discounted(state, cost);
  try {
    player.fuel -= fuel;
    ship.at = 'hand';
    thisTurn.teleported = { ship: index, from };
    return canDockTeleported(state);
  } finally {
    player.fuel += fuel;
    ship.at = from;
    thisTurn.teleported = teleported;
  }
}

const dockedShips = (state: State): ShipIndex[] =>
  facilities.flatMap((facility) => shipsOfAt(state, state.turn, facility));

function whyNotLifted(state: State, key: string): Reason | null {
  const named = findShip(state, key);
  return named?.seat === state.turn
    ? refuseLift(state, named.ship)
    : reason('af.not-own-ship', undefined, rule);
}

export const orbitalTeleporter: TechCard = {
  title: 'orbital-teleporter',
  fuel: fuelPower('orbital-teleporter', {
    cost: () => cost,
    targets: [
      {
        prompt: 'af.ask.teleport',
        conceivable: (state) => standingShips(state, (seat) => seat === state.turn),
        isAny: (state) =>
          canPayFuel(state, cost) &&
          (activePlayer(state).ships.some((_, ship) => canLift(state, ship)) ||
            (state.relic.owner === state.turn && canLift(state, relicIndex))),
        options: (state) =>
          canPayFuel(state, cost)
            ? dockedShips(state)
                .filter((ship) => canLift(state, ship))
                .map((ship) => shipId(state.turn, ship))
            : [],
        why: whyNotLifted,
      },
    ],
    apply(table, [id = '']) {
      const { ship } = parseShipId(id);
      const from = shipOf(table.state, table.state.turn, ship).at as FacilityId;
      moveShip(table, table.state.turn, ship, 'hand');
      table.state.thisTurn.teleported = { ship, from };
    },
  }),
  discard: discardPower('orbital-teleporter', {
    targets: [
      {
        prompt: 'af.ask.move-colony',
        conceivable: allColonies,
        isAny: canMoveColonies,
        options: movableColonies,
        why: whyRepulsed,
      },
      {
        prompt: 'af.ask.move-to',
        conceivable: () => territories,
        options: (state, [id = '']) =>
          territories.filter(
            (territory) => territory !== parseColonyId(id).territory && territory !== state.fields.repulsor,
          ),
        why: (state, key) =>
          whyRepulsed(state, key) ?? (isTerritory(key) ? reason('af.same-territory', undefined, rule) : null),
      },
    ],
    apply(table, [id = '', to]) {
      const { territory, owner } = parseColonyId(id);
      changeBoard(table, (state) => {
        table.emit({ type: 'colonyMoved', owner, from: territory, to: to as TerritoryId });
        addColonies(state, owner, territory, -1);
        addColonies(state, owner, to as TerritoryId, 1);
      });
    },
  }),
};
