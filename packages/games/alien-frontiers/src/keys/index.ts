/** The grammar of keys: what options and places are called, built and read nowhere else. */
export {
  type Act,
  actKey,
  cardKeys,
  dockKey,
  parseAct,
  tradeKey,
} from './acts.ts';
export { coloniesById, type Colony, colonyId, parseColonyId } from './colonies.ts';
export { allKinds, factsOf, isKind, type Kind, kindOf, plainKinds, valueOf } from './kinds.ts';
export { type Loot, lootKey, parseLoot, parseSlot, slotKey, type Token, type TokenSlot } from './loot.ts';
export { type Option, optionKey, parseOption } from './options.ts';
export {
  type BoardPlace,
  colonyPlace,
  parsePlace,
  type Placed,
  placeOfOption,
  shipPlace,
  type StationId,
  stations,
} from './places.ts';
export { type OwnedShip, parseShipId, shipId } from './ships.ts';
