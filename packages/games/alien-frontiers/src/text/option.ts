import type { Message } from '@starboard/engine';
import { type Option, parseOption } from '../keys/index.ts';
import { cardName, colonyOf, facilityName, fieldName, territoryName, toFacility } from './names.ts';
import { kindMessage, kindShown, seatParam, shipMessage } from './ships.ts';

/** An option as a button would say it; what no prompt offers is said as its key. */
export function optionMessage(prompt: string, key: string): Message {
  if (prompt === 'af.ask.return-fuel') return { key: 'af.slot.fuel', params: { count: Number(key) } };
  const option = parseOption(prompt, key);
  return option ? messageOf(option) : { key };
}

function messageOf(option: Option): Message {
  switch (option.is) {
    case 'dock': {
      const to = toFacility(option.station);
      // a station alone is what refusals speak of
      return option.kinds.length === 0
        ? { key: 'af.act.dock', params: { to } }
        : { key: 'af.act.dock-ships', params: { to, ships: option.kinds.map(kindShown) } };
    }
    case 'trade':
      return { key: 'af.act.trade', params: { count: option.times } };
    case 'claim':
    case 'use':
    case 'discard':
      return { key: `af.act.${option.is}`, params: { card: cardName(option.title) } };
    case 'cycle':
    case 'launch':
    case 'buy-relic':
    case 'end-turn':
      return { key: `af.act.${option.is}` };
    case 'resources':
    case 'nothing':
      return { key: `af.loot.${option.is}` };
    case 'card':
      return {
        key: 'af.loot.card',
        params: { seat: seatParam(option.seat), card: cardName(option.title) },
      };
    case 'tokens':
      return { key: `af.slot.${option.token}-of`, params: { seat: seatParam(option.seat) } };
    case 'kind':
      return kindMessage(option.kind);
    case 'ship':
      return shipMessage(option.seat, option.ship);
    case 'station':
      return facilityName(option.station);
    case 'territory':
      return territoryName(option.territory);
    case 'colony':
      return colonyOf(option.owner, option.territory);
    case 'field':
      return fieldName(option.field);
    case 'title':
      return cardName(option.title);
  }
}
