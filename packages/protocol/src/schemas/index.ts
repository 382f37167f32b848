export {
  accountChanges,
  type AccountChanges,
  addedPasskey,
  type AddedPasskey,
  confirmation,
  newGuest,
  newPassword,
  type NewPassword,
  passkeyAnswer,
  type PasskeyAnswer,
  passkeyWish,
  signIn,
} from './account.ts';
export { chatPage, reporting, reportPage } from './chat.ts';
export { replayPage } from './record.ts';
export { fromClient } from './socket.ts';
export {
  joining,
  kicking,
  newTable,
  page,
  readiness,
  seatWish,
  tableChanges,
  tablePage,
} from './table.ts';
