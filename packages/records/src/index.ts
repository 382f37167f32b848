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
export { type Beginning, positionFrom } from './beginning.ts';
export {
  type GoneBackTo,
  type LoggedInput,
  LogPlayer,
  type Moment,
  type Played,
} from './log-player.ts';
export { playLog, takeBack } from './play-log.ts';
export {
  beginMatch,
  type Entry,
  fileOf,
  isAsRecorded,
  type RecordedMatch,
  record,
  rerun,
} from './recorded-match.ts';
export { RecordTrouble, type TroubleKey, troubleKeys } from './record-trouble.ts';
export { type Resumed, resumed } from './resumed.ts';
export { stillCounting } from './still-counting.ts';
export { checkSeedHash, verified } from './verified.ts';
