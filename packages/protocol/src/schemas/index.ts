export {
  accountChanges,
  addedPasskey,
  confirmation,
  newGuest,
  newPassword,
  passkeyAnswer,
  passkeyWish,
  signIn,
} from './account-requests.ts';
export { chatPage, reporting, reportPage } from './chat-requests.ts';
export { fromClient } from './from-client.ts';
export { fromServer } from './from-server.ts';
export { replayPage } from './replay-requests.ts';
export {
  joining,
  kicking,
  newTable,
  page,
  readiness,
  seatWish,
  tableChanges,
  tablePage,
} from './table-requests.ts';
