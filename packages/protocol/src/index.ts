// What has a schema has its type from there. Types alone: a browser that imports this file loads no schema.
export { type ClockPreset, clockPresets } from './clock.ts';
export { asCodeLetters, codeAlphabet, codeLength } from './codes.ts';
export { gameNow } from './game-time.ts';
export { chatLength, nameLength, passwordLength } from './lengths.ts';
export { newsText, replyText, viewText } from './match-texts.ts';
export { phraseKeys, type PhraseKey } from './phrases.ts';
export type {
  Account,
  AccountExport,
  Device,
  DeviceList,
  OwnAccount,
  Passkey,
  PasskeyCeremony,
  WhoAmI,
} from './schemas/account.ts';
export type {
  AccountChanges,
  AddedPasskey,
  Confirmation,
  NewGuest,
  NewPassword,
  PasskeyAnswer,
  PasskeyWish,
  SignIn,
} from './schemas/account-requests.ts';
export type { Addresses } from './schemas/addresses.ts';
export type { Answers } from './schemas/answers.ts';
export type { ChatLine, ChatPage, MuteList, Report, ReportPage } from './schemas/chat.ts';
export type { ChatPageQuery, Reporting, ReportPageQuery } from './schemas/chat-requests.ts';
export type { FromClient } from './schemas/from-client.ts';
export type { FromServer, Sections } from './schemas/from-server.ts';
export type { GameList, OfferedGame, OfferedOption } from './schemas/games.ts';
export type { Refusal } from './schemas/refusal.ts';
export type { ReplayPageQuery } from './schemas/replay-requests.ts';
export type {
  DroppedRequest,
  Pauses,
  SpectatorRule,
  TableDetail,
  TableStatus,
  TableSummary,
} from './schemas/table.ts';
export type {
  Joining,
  Kicking,
  NewTable,
  PageQuery,
  Readiness,
  SeatWish,
  TableChanges,
  TablePageQuery,
} from './schemas/table-requests.ts';
export type { OwnTable, OwnTablePage, TablePage } from './schemas/table-lists.ts';
// what messages tell of a match is worked out by its host, on whichever side of the wire that is
export type {
  AnswerAhead,
  ClockView,
  ComingPrompt,
  EarlyResult,
  GameTime,
  MatchResult,
  Recording,
  Replay,
  ReplayStep,
  ToldLeft,
  SeatClock,
  SeatHolder,
  TableNote,
} from '@starboard/host';
