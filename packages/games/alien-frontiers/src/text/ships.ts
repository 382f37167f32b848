import type { Message, MessageParam, Seat } from '@starboard/engine';
import { factsOf, isKind, type Kind } from '../keys/index.ts';
import type { ShipShown } from '../rules/state/events.ts';
import { relicIndex, type ShipIndex } from '../rules/state/state.ts';

/** Goes into a `select`: the Relic Ship is said by its name. */
export const dieOf = (ship: ShipIndex): 'relic' | 'ship' => (ship === relicIndex ? 'relic' : 'ship');

const face = (value: number, isRelic: boolean, isTeleported: boolean): MessageParam => {
  if (!isRelic && !isTeleported) return String(value);
  const what = isRelic ? (isTeleported ? 'teleported-relic' : 'relic') : 'teleported';
  return { key: `af.ship.${what}`, params: { value } };
};

export const shipShown = ({ ship, value }: ShipShown): MessageParam =>
  face(value, ship === relicIndex, false);

/** `3`, or `6r` in words. */
export function kindShown(kind: Kind): MessageParam {
  if (!isKind(kind)) return kind;
  const { value, isRelic, isTeleported } = factsOf(kind);
  return face(value, isRelic, isTeleported);
}

export const kindMessage = (kind: Kind): Message => ({
  key: 'af.ship.kind',
  params: { ship: kindShown(kind) },
});

/** The dice of a player are counted from one. */
export function shipMessage(seat: Seat, ship: ShipIndex): Message {
  return ship === relicIndex
    ? { key: 'af.ship.relic-of', params: { seat: seatParam(seat) } }
    : { key: 'af.ship.of', params: { seat: seatParam(seat), number: ship + 1 } };
}

export const seatParam = (seat: Seat): { readonly seat: Seat } => ({ seat });
