export { digestOf, seedHashOf } from './digest.ts';
export {
  checkedMatch,
  type GameOf,
  type MatchFile,
  matchFormat,
  mostTakebacks,
  parseMatch,
  textOf,
} from './match-file.ts';
export { isHash, isName, isRecord, isSeed, longestName, longestSeed } from './plain-checks.ts';
export {
  beginMatch,
  fileOf,
  isAsRecorded,
  type RecordedEntry,
  type RecordedMatch,
  rerun,
  storyOf,
} from './recorded-match.ts';
export { type Resumed, resumed } from './resumed.ts';
export { checkSeedHash, verified } from './verified.ts';
