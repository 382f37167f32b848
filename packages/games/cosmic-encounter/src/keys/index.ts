/** The grammar of keys: what options, planets, windows and uses are called, built and read nowhere else. */
export { type OptionKey, optionKey, parseOption, type Things } from './options.ts';
export {
  genesis,
  type HomePlanet,
  isStarred,
  parsePlanet,
  planetKey,
  type PlanetKey,
  starred,
  unstarred,
} from './planets.ts';
export { ownKey, parseOwnKey, parseUseKey, useKey } from './uses.ts';
export { groupOf, promptName, windowOf } from './windows.ts';
