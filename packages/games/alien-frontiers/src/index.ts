export { type Colour, colours } from './content/colours.ts';
export { bay, type FacilityId, facilities, groupSize } from './content/facilities.ts';
export {
  type CardId,
  copiesOf,
  hasPowers,
  isWorthAPoint,
  type Title,
  titleOf,
  titles,
} from './content/tech-cards.ts';
export { type FieldId, fields, type TerritoryId, territories } from './content/territories.ts';
export { alienFrontiers } from './game.ts';
export { buildPosition } from './position/build-position.ts';
export type { PlayerDescription, PositionDescription } from './position/description.ts';
export {
  type Act,
  type BoardPlace,
  cardKeys,
  colonyPlace,
  dockKey,
  factsOf,
  type Kind,
  kindOf,
  type Option,
  parseAct,
  parseOption,
  parsePlace,
  placeOfOption,
  shipId,
  shipPlace,
  slotKey,
  type StationId,
  stations,
} from './keys/index.ts';
export { claimCost } from './rules/artifact/artifact.ts';
export type { Event, ShipShown } from './rules/state/events.ts';
export { lastCircle } from './rules/facilities/colonist-hub.ts';
export { largestFleet } from './rules/facilities/shipyard.ts';
export { type Options, optionValues } from './rules/state/options.ts';
export { mostTokens } from './rules/state/resources.ts';
export { relicIndex, type State } from './rules/state/state.ts';
export {
  alienFrontiersText,
  cardName,
  cardPowers,
  colonyOf,
  colourName,
  dockedText,
  facilityEffect,
  facilityName,
  fieldEffect,
  fieldName,
  lastColonyText,
  shipInView,
  tableOption,
  territoryBonus,
  territoryName,
  territoryText,
  untakenText,
} from './text/index.ts';
export { freePorts } from './view/free-ports.ts';
export type { DockPreview, LandingPreview } from './view/previews.ts';
export { raidSight } from './view/raid-sight.ts';
export { scoreHistory, turningPoint } from './view/score-history.ts';
export type { View } from './view/view.ts';
