import type { GameText } from '@starboard/engine';
import type { Event } from '../rules/state/events.ts';
import type { View } from '../view/view.ts';
import { asText } from './as-text.ts';
import { eventMessage } from './event.ts';
import { optionMessage } from './option.ts';
import { promptMessage, reasonMessage } from './reason.ts';
import { rules } from './rules.ts';

export { planetLine, playerLines, techLine } from './as-text.ts';
export { sideLine } from './encounter-as-text.ts';
export { shipsHere } from './pieces-as-text.ts';
export { abilityDone, abilityName } from './abilities.ts';
export { cardName, cardTexts, isCard } from './cards.ts';
export { type GiftItem, giftItems, giftName, outlookMessages, termsMessages } from './deal.ts';
export {
  alienLevel,
  alienName,
  cardTypeName,
  colourName,
  comboName,
  destinyName,
  phaseName,
  planetName,
  powerName,
  powerSummary,
  powerText,
  resultName,
  roleName,
  sideName,
  techName,
  techText,
  dutyName,
  windowName,
} from './names.ts';

/** Cosmic Encounter in messages; the words are in `messages`. */
export const cosmicEncounterText: GameText<Event, View> = {
  prompt: promptMessage,
  option: optionMessage,
  event: eventMessage,
  reason: reasonMessage,
  given: (given) => ({ key: `ce.given.${given}` }),
  asText,
  rules,
};
