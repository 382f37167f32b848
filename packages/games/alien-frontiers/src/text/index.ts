import type { GameText } from '@starboard/engine';
import type { Event } from '../rules/state/events.ts';
import type { View } from '../view/view.ts';
import { asText } from './as-text.ts';
import { eventMessage } from './event.ts';
import { optionMessage } from './option.ts';
import { namedParams, reasonMessage } from './reason.ts';

export { dockedText, territoryText } from './as-text.ts';
export { cardPowers } from './cards.ts';
export {
  cardName,
  colonyOf,
  colourName,
  facilityEffect,
  facilityName,
  fieldEffect,
  fieldName,
  territoryBonus,
  territoryName,
} from './names.ts';
export { shipInView } from './ship-in-view.ts';
export { tableOption } from './table-options.ts';
export { lastColonyText, untakenText } from './untaken.ts';

/** Alien Frontiers in messages; the words are in `messages/<language>.json`. */
export const alienFrontiersText: GameText<Event, View> = {
  prompt: (prompt, params) => (params ? { key: prompt, params: namedParams(params) } : { key: prompt }),
  option: optionMessage,
  event: eventMessage,
  reason: reasonMessage,
  asText,
};
