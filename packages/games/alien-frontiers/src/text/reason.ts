import type { Message, MessageParam, Reason } from '@starboard/engine';
import type { FacilityId } from '../content/facilities.ts';
import type { Title } from '../content/tech-cards.ts';
import type { FieldId, TerritoryId } from '../content/territories.ts';
import { cardName, facilityName, fieldName, territoryName } from './names.ts';
import { tokensParam } from './tokens.ts';

/** Reasons and questions carry ids; by the name of the parameter they become names. */
export const namedParams = (params: NonNullable<Reason['params']>): NonNullable<Message['params']> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, paramOf(name, value)]));

export function reasonMessage({ key, params = {} }: Reason): Message {
  const { fuel, ore } = params;
  return {
    key,
    params: {
      ...namedParams(params),
      ...(typeof fuel === 'number' && typeof ore === 'number' && { tokens: tokensParam(fuel, ore) }),
    },
  };
}

function paramOf(name: string, value: string | number): MessageParam {
  switch (name) {
    case 'facility':
      return facilityName(value as FacilityId);
    case 'territory':
      return territoryName(value as TerritoryId);
    case 'title':
      return cardName(value as Title);
    case 'field':
      return fieldName(value as FieldId);
    case 'seat':
      return { seat: Number(value) };
    default:
      return value;
  }
}
