import type { Message } from '@starboard/engine';
import { bay, type FacilityId } from '../content/facilities.ts';
import type { OwnedShip } from '../keys/index.ts';
import type { View } from '../view/view.ts';
import { facilityName } from './names.ts';
import { seatParam, shipMessage, shipShown } from './ships.ts';

/** Says a ship by what it shows and where it is, as far as it lies open; its id alone tells only whose it is. */
export function shipInView(view: View, { seat, ship }: OwnedShip): Message {
  const player = view.players[seat];
  const inHand = player?.hand.find((die) => die.ship === ship);
  if (inHand) return seen('af.ship.in-hand', { seat, ...inHand });
  for (const [facility, { ships }] of Object.entries(view.facilities)) {
    const docked = ships.find((die) => die.seat === seat && die.ship === ship);
    if (docked) return seen('af.ship.at', docked, facility as FacilityId);
  }
  if (!player?.bay.includes(ship)) return shipMessage(seat, ship);
  return { key: 'af.ship.in-bay', params: { ship: shipMessage(seat, ship), place: facilityName(bay) } };
}

function seen(
  key: string,
  die: { readonly seat: number; readonly ship: number; readonly value: number },
  facility?: FacilityId,
): Message {
  return {
    key,
    params: {
      seat: seatParam(die.seat),
      ship: shipShown(die),
      ...(facility && { place: facilityName(facility) }),
    },
  };
}
