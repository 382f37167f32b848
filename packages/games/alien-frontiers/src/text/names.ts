import type { Message, Seat } from '@starboard/engine';
import type { Colour } from '../content/colours.ts';
import type { bay, FacilityId } from '../content/facilities.ts';
import { type CardId, type Title, titleOf } from '../content/tech-cards.ts';
import type { FieldId, TerritoryId } from '../content/territories.ts';

type Place = FacilityId | typeof bay;

const plain = (key: string): Message => ({ key });

export const colourName = (colour: Colour): Message => plain(`af.colour.${colour}`);

export const facilityName = (facility: Place): Message => plain(`af.facility.${facility}`);
/** What a ship there is good for, in a line. */
export const facilityEffect = (facility: Place): Message => plain(`af.facility.${facility}.does`);
// Many languages bend a name when something arrives at or leaves it, so those phrases are texts of their own.
export const toFacility = (facility: Place): Message => plain(`af.facility.${facility}.to`);
export const fromFacility = (facility: Place): Message => plain(`af.facility.${facility}.from`);

export const territoryName = (territory: TerritoryId): Message => plain(`af.territory.${territory}`);
export const territoryBonus = (territory: TerritoryId): Message => plain(`af.territory.${territory}.bonus`);
export const toTerritory = (territory: TerritoryId): Message => plain(`af.territory.${territory}.to`);
const onTerritory = (territory: TerritoryId): Message => plain(`af.territory.${territory}.on`);

export const fieldName = (field: FieldId): Message => plain(`af.field.${field}`);
export const fieldEffect = (field: FieldId): Message => plain(`af.field.${field}.does`);

export const cardName = (title: Title): Message => plain(`af.card.${title}`);
export const nameOfCard = (card: CardId): Message => cardName(titleOf(card));

export const colonyOf = (owner: Seat, territory: TerritoryId): Message => ({
  key: 'af.colony.of',
  params: { seat: { seat: owner }, on: onTerritory(territory) },
});
