/** The maps, and what is read off them: for screens, which load it without the rules. */
export { printedMaps } from '../content/maps/printed-maps.ts';
export { type MapId, mapIds, type PrintedMap } from '../content/maps/printed-map.ts';
export { type Board, boardById } from './board.ts';
export {
  type Cell,
  cellCount,
  columnOf,
  type Direction,
  directions,
  directionTo,
  rowOf,
  side,
} from './cells.ts';
export { laneFrom, type Threat, threatsIn } from '../view/threats.ts';
