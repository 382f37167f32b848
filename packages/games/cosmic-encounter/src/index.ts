export { type AlienId, alienIds } from './content/aliens.ts';
export { type Colour, colours } from './content/colours.ts';
export { comboOf, combos } from './content/combos.ts';
export {
  basicDeck,
  type CardFace,
  type CardId,
  cardFacts,
  faceOf,
  flareCards,
} from './content/cosmic-cards.ts';
export { techFacts, type TechId, techIds } from './content/technologies.ts';
export { otherWindows, phaseWindows } from './content/windows.ts';
export { cosmicEncounter } from './game.ts';
export {
  groupOf,
  ownKey,
  parseOption,
  parseUseKey,
  planetKey,
  unstarred,
  windowOf,
} from './keys/index.ts';
export { type Condition, plainConditions, type StandingOrder } from './orders/order.ts';
export { usualOrders } from './orders/orders.ts';
export { buildPosition } from './position/build-position.ts';
export type { PlanetKey, PlayerDescription, PositionDescription } from './position/description.ts';
export { allAbilities } from './rules/abilities/registry.ts';
export type { Event } from './rules/state/events.ts';
export type { Options } from './rules/state/options.ts';
export { type Gift, readTerms, type Terms } from './rules/deal/deal-terms.ts';
export { type Role, roles } from './rules/state/seats.ts';
export type { Phase, Side, State } from './rules/state/state.ts';
export {
  abilityName,
  alienLevel,
  alienName,
  cardName,
  cardTexts,
  cardTypeName,
  colourName,
  comboName,
  cosmicEncounterText,
  destinyName,
  isCard,
  outlookMessages,
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
  termsMessages,
  dutyName,
  windowName,
} from './text/index.ts';
export { tableOption } from './text/table-options.ts';
export type { View } from './view/view.ts';
