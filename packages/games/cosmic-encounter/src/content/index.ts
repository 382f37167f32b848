/** What is in the box: for screens, which load it without the rules. */
export { abilityFacts, isAbility, type Source } from './abilities.ts';
export { type AlienId, alienIds, alienLevels } from './aliens.ts';
export { abilitiesFrom, type Bars, barsOf, sharedBars } from './bars.ts';
export { type Colour, colours } from './colours.ts';
export {
  type ArtifactId,
  artifacts,
  asHeld,
  basicDeck,
  type CardFace,
  type CardFacts,
  cardFacts,
  type CardId,
  type CardType,
  cardTypes,
  copiesOf,
  faceOf,
  flareCards,
  flareInGame,
} from './cosmic-cards.ts';
export { destinyDeck, type DestinyFacts, destinyFacts, type DestinyId, isDestiny } from './destiny.ts';
export { phases } from './phases.ts';
export { techFacts, type TechId, techIds } from './technologies.ts';
export { otherWindows, phaseWindows, type WindowName } from './windows.ts';
