import { type Reason, reason, type Seat } from '@starboard/engine';
import { bay, facilities, type FacilityId, isFacility } from '../../content/facilities.ts';
import { parseShipId, shipId } from '../../keys/index.ts';
import { fleetSize, moveShip, shipOf, shipsAt, shipsOfAt } from '../ships/ships.ts';
import { activePlayer, type Place, relicIndex, type ShipIndex, type State } from '../state/state.ts';
import { canPayFuel, discardPower, discounted, fuelPower, type TechCard } from './power.ts';
import { findShip, standingShips } from './named-ships.ts';

const rule = 'af.rule.plasma-cannon';
const smallestFleet = 3;

const enemiesAt = (state: State, place: FacilityId | typeof bay) =>
  shipsAt(state, place).filter(({ seat }) => seat !== state.turn);

const othersStanding = (state: State): string[] => standingShips(state, (seat) => seat !== state.turn);

/** Whether another player has such a ship. */
function hasEnemy(state: State, isSuch: (at: Place, seat: Seat, ship: ShipIndex) => boolean): boolean {
  const { players, relic, turn } = state;
  return (
    players.some(
      ({ ships }, seat) => seat !== turn && ships.some(({ at }, ship) => isSuch(at, seat, ship)),
    ) ||
    (relic.owner !== null && relic.owner !== turn && isSuch(relic.at, relic.owner, relicIndex))
  );
}

/** The most ships that can be paid for, Pohl Foothills included. */
const affordable = (state: State): number => {
  const { fuel } = activePlayer(state);
  return fuel + 1 - discounted(state, 1);
};

/** Whether the owner keeps enough coloured ships if this one goes. */
function isProtected(state: State, seat: Seat, ship: ShipIndex): boolean {
  const inPlay = fleetSize(state, seat);
  if (state.options.plasmaDiscardRule === 'moreThanThree') return inPlay <= smallestFleet;
  if (ship === relicIndex) return false;
  // a ship on the Terraforming Station is lost anyway
  const lost = shipsOfAt(state, seat, 'terraforming-station').filter(
    (other) => other !== relicIndex && other !== ship,
  );
  return inPlay - lost.length - 1 < smallestFleet;
}

const places = (state: State): readonly (FacilityId | typeof bay)[] =>
  state.options.plasmaDiscardBay === 'allowed' ? [...facilities, bay] : facilities;

function whySpared(state: State, key: string, open: readonly Place[]): Reason | null {
  const named = findShip(state, key);
  if (!named) return reason('engine.unknown-option');
  if (named.seat === state.turn) return reason('af.own-ship', undefined, rule);
  const { at } = shipOf(state, named.seat, named.ship);
  if (open.includes(at)) return null;
  return at === bay
    ? reason('af.bay-is-safe', undefined, 'af.rule.maintenance-bay')
    : reason('af.not-docked', undefined, rule);
}

function whyNotDestroyed(state: State, key: string): Reason | null {
  const spared = whySpared(state, key, places(state));
  if (spared) return spared;
  const { seat, ship } = parseShipId(key);
  return isProtected(state, seat, ship) ? reason('af.fleet-protected', { seat }, rule) : null;
}

export const plasmaCannon: TechCard = {
  title: 'plasma-cannon',
  fuel: fuelPower('plasma-cannon', {
    cost: (_state, chosen) => Math.max(1, chosen.length - 1),
    targets: [
      {
        prompt: 'af.ask.shoot-at',
        conceivable: () => [...facilities, bay],
        isAny: (state) => canPayFuel(state, 1) && hasEnemy(state, isFacility),
        options: (state) =>
          canPayFuel(state, 1) ? facilities.filter((facility) => enemiesAt(state, facility).length > 0) : [],
        why: (_state, key) => {
          if (key === bay) return reason('af.bay-is-safe', undefined, 'af.rule.maintenance-bay');
          return isFacility(key) ? reason('af.nobody-there', undefined, rule) : null;
        },
      },
      {
        prompt: 'af.ask.shoot',
        conceivable: othersStanding,
        options: (state, [facility]) =>
          enemiesAt(state, facility as FacilityId).map(({ seat, ship }) => shipId(seat, ship)),
        most: (state, [facility]) =>
          Math.min(affordable(state), enemiesAt(state, facility as FacilityId).length),
        why: (state, key) =>
          whySpared(state, key, facilities) ?? reason('af.other-facility', undefined, rule),
      },
    ],
    apply(table, [facility, ...shot]) {
      const to = facility === 'terraforming-station' ? 'stock' : bay;
      for (const { seat, ship } of shot.map(parseShipId)) moveShip(table, seat, ship, to);
    },
  }),
  discard: discardPower('plasma-cannon', {
    targets: [
      {
        prompt: 'af.ask.destroy',
        conceivable: othersStanding,
        isAny(state) {
          const open: readonly Place[] = places(state);
          return hasEnemy(state, (at, seat, ship) => open.includes(at) && !isProtected(state, seat, ship));
        },
        options: (state) =>
          places(state)
            .flatMap((place) => enemiesAt(state, place))
            .filter(({ seat, ship }) => !isProtected(state, seat, ship))
            .map(({ seat, ship }) => shipId(seat, ship)),
        why: whyNotDestroyed,
      },
    ],
    apply(table, [id = '']) {
      const { seat, ship } = parseShipId(id);
      moveShip(table, seat, ship, 'stock');
    },
  }),
};
