// What has a schema has its type from there. Types alone: a browser that imports this file loads no schema.
export type { Account, AccountExport, Device, Passkey, PasskeyCeremony, Role } from './account.ts';
export type { Addresses } from './addresses.ts';
export { type ChatPage, phraseKeys, type PhraseKey, type Report, type ReportPage } from './chat.ts';
export { type ClockPreset, clockPresets } from './clock.ts';
export { asCodeLetters, codeAlphabet, codeLength } from './codes.ts';
export { gameNow } from './game-time.ts';
export { chatLength, nameLength, passwordLength } from './lengths.ts';
export type { OfferedGame, OfferedOption } from './games.ts';
export { newsText, replyText, viewText } from './match-texts.ts';
export type { Refusal } from './refusal.ts';
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
export type { ChatLine } from './schemas/chat.ts';
export type { ChatPageQuery, Reporting, ReportPageQuery } from './schemas/chat-requests.ts';
export type { FromClient } from './schemas/from-client.ts';
export type { FromServer, Sections } from './schemas/from-server.ts';
export type { ReplayPageQuery } from './schemas/replay-requests.ts';
export type {
  DroppedRequest,
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
export type { OwnTable, OwnTablePage, TablePage } from './table-lists.ts';
// what messages tell of a match is worked out by its host, on whichever side of the wire that is
export type {
  ClockView,
  EarlyResult,
  GameTime,
  MatchResult,
  Replay,
  ReplayStep,
  SeatClock,
  SeatHolder,
  TableNote,
} from '@starboard/host';
