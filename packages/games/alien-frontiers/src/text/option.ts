import type { Message } from '@starboard/engine';
import type { bay, FacilityId } from '../content/facilities.ts';
import type { Title } from '../content/tech-cards.ts';
import type { FieldId, TerritoryId } from '../content/territories.ts';
import { parseColonyId } from '../rules/cards/colonies.ts';
import { cardName, colonyOf, facilityName, fieldName, territoryName, toFacility } from './names.ts';
import { kindMessage, kindShown, seatParam, shipMessage } from './ships.ts';

type Say = (key: string) => Message;

const territory: Say = (key) => territoryName(key as TerritoryId);
const colony: Say = (key) => {
  const { territory, owner } = parseColonyId(key);
  return colonyOf(owner, territory);
};

/** How the options of each prompt are said. */
const options: Readonly<Record<string, Say>> = {
  'af.ask.act': act,
  'af.ask.boost': kindMessage,
  'af.ask.borrow': territory,
  'af.ask.destroy': shipMessage,
  'af.ask.field-off': (key) => fieldName(key as FieldId),
  'af.ask.field-to': territory,
  'af.ask.flip': kindMessage,
  'af.ask.gravity-from': kindMessage,
  'af.ask.gravity-to': kindMessage,
  'af.ask.land': territory,
  'af.ask.move-colony': colony,
  'af.ask.move-to': territory,
  'af.ask.raid': loot,
  'af.ask.raid-tokens': tokenSlot,
  'af.ask.recover': (key) => cardName(key as Title),
  'af.ask.reroll': shipMessage,
  'af.ask.return-fuel': (key) => ({ key: 'af.slot.fuel', params: { count: Number(key) } }),
  'af.ask.shoot': shipMessage,
  'af.ask.shoot-at': (key) => facilityName(key as FacilityId | typeof bay),
  'af.ask.slow': kindMessage,
  'af.ask.swap-first': colony,
  'af.ask.swap-second': colony,
  'af.ask.teleport': shipMessage,
};

/** An option as a button would say it; what no prompt offers is said as its key. */
export const optionMessage = (prompt: string, key: string): Message => options[prompt]?.(key) ?? { key };

/** A docking without ships names the facility alone, as refusals do. */
function act(key: string): Message {
  const [kind = '', object = '', kinds] = key.split(':');
  switch (kind) {
    case 'dock': {
      const to = toFacility(object as FacilityId);
      return kinds === undefined
        ? { key: 'af.act.dock', params: { to } }
        : { key: 'af.act.dock-ships', params: { to, ships: kinds.split('+').map(kindShown) } };
    }
    case 'trade':
      return { key: 'af.act.trade', params: { count: Number(object) } };
    case 'claim':
    case 'use':
    case 'discard':
      return { key: `af.act.${kind}`, params: { card: cardName(object as Title) } };
    default:
      return { key: `af.act.${kind}` };
  }
}

function loot(key: string): Message {
  const [kind, seat, title] = key.split(':');
  if (kind !== 'card') return { key: `af.loot.${key}` };
  return { key: 'af.loot.card', params: { seat: seatParam(Number(seat)), card: cardName(title as Title) } };
}

function tokenSlot(key: string): Message {
  const [seat, token] = key.split(':');
  return { key: `af.slot.${token}-of`, params: { seat: seatParam(Number(seat)) } };
}
