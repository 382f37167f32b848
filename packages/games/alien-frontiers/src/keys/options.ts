import { bay, type FacilityId, isFacility } from '../content/facilities.ts';
import { isTitle, type Title } from '../content/tech-cards.ts';
import { type FieldId, isField, isTerritory, type TerritoryId } from '../content/territories.ts';
import { type Act, actKey, parseAct } from './acts.ts';
import { coloniesById, type Colony, colonyId } from './colonies.ts';
import { isKind, type Kind } from './kinds.ts';
import { type Loot, lootKey, parseLoot, parseSlot, slotKey, type TokenSlot } from './loot.ts';
import { type OwnedShip, parseShipId, shipId } from './ships.ts';

/** What an option of some prompt names. */
export type Option =
  | Act
  | Loot
  | ({ readonly is: 'tokens' } & TokenSlot)
  | { readonly is: 'kind'; readonly kind: Kind }
  | ({ readonly is: 'ship' } & OwnedShip)
  | { readonly is: 'station'; readonly station: FacilityId | typeof bay }
  | { readonly is: 'territory'; readonly territory: TerritoryId }
  | ({ readonly is: 'colony' } & Colony)
  | { readonly is: 'field'; readonly field: FieldId }
  | { readonly is: 'title'; readonly title: Title };

type Parse = (key: string) => Option | null;

const kind: Parse = (key) => (isKind(key) ? { is: 'kind', kind: key } : null);
const ship: Parse = (key) => {
  const named = parseShipId(key);
  return shipId(named.seat, named.ship) === key ? { is: 'ship', ...named } : null;
};
const station: Parse = (key) => (isFacility(key) || key === bay ? { is: 'station', station: key } : null);
const territory: Parse = (key) => (isTerritory(key) ? { is: 'territory', territory: key } : null);
const colony: Parse = (key) => {
  const named = coloniesById.get(key);
  return named ? { is: 'colony', ...named } : null;
};
const field: Parse = (key) => (isField(key) ? { is: 'field', field: key } : null);
const title: Parse = (key) => (isTitle(key) ? { is: 'title', title: key } : null);
const tokens: Parse = (key) => {
  const slot = parseSlot(key);
  return slot && { is: 'tokens', ...slot };
};

/** What the options of each prompt name. */
const parsers: Readonly<Record<string, Parse>> = {
  'af.ask.act': parseAct,
  'af.ask.boost': kind,
  'af.ask.borrow': territory,
  'af.ask.destroy': ship,
  'af.ask.field-off': field,
  'af.ask.field-to': territory,
  'af.ask.flip': kind,
  'af.ask.gravity-from': kind,
  'af.ask.gravity-to': kind,
  'af.ask.land': territory,
  'af.ask.move-colony': colony,
  'af.ask.move-to': territory,
  'af.ask.raid': parseLoot,
  'af.ask.raid-tokens': tokens,
  'af.ask.recover': title,
  'af.ask.reroll': ship,
  'af.ask.shoot': ship,
  'af.ask.shoot-at': station,
  'af.ask.slow': kind,
  'af.ask.swap-first': colony,
  'af.ask.swap-second': colony,
  'af.ask.teleport': ship,
};

/** What a key among the options of a prompt names; null when the prompt could not offer it. */
export const parseOption = (prompt: string, key: string): Option | null => parsers[prompt]?.(key) ?? null;

export function optionKey(option: Option): string {
  switch (option.is) {
    case 'resources':
    case 'nothing':
    case 'card':
      return lootKey(option);
    case 'tokens':
      return slotKey(option.seat, option.token);
    case 'kind':
      return option.kind;
    case 'ship':
      return shipId(option.seat, option.ship);
    case 'station':
      return option.station;
    case 'territory':
      return option.territory;
    case 'colony':
      return colonyId(option);
    case 'field':
      return option.field;
    case 'title':
      return option.title;
    case 'dock':
    case 'claim':
    case 'use':
    case 'discard':
    case 'trade':
    case 'cycle':
    case 'launch':
    case 'buy-relic':
    case 'end-turn':
      return actKey(option);
  }
}
