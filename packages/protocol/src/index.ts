export type { Account, AccountExport, Device, Passkey, PasskeyCeremony, Role } from './account.ts';
export type { Addresses } from './addresses.ts';
export {
  type ChatLine,
  type ChatPage,
  phraseKeys,
  type PhraseKey,
  type Report,
  type ReportPage,
} from './chat.ts';
export { type ClockPreset, clockPresets, type ClockView, isByMail, isLive, type SeatClock } from './clock.ts';
export { asCodeLetters, codeAlphabet, codeLength } from './codes.ts';
export { chatLength, nameLength, passwordLength } from './lengths.ts';
export { hasDecided } from './has-decided.ts';
export type { GameListing, OptionListing } from './games.ts';
export type { Refusal } from './refusal.ts';
export type { Replay, ReplayStep } from './replay.ts';
export type { FromClient, FromServer, Sections } from './socket.ts';
export type {
  DroppedRequest,
  EarlyResult,
  MatchResult,
  NewTable,
  OwnTable,
  OwnTablePage,
  SeatHolder,
  SpectatorRule,
  TableChanges,
  TableDetail,
  TablePage,
  TableStatus,
  TableSummary,
} from './table.ts';
export { eventsToldTo, isTableNote, type TableNote, withoutNotes } from './table-note.ts';
