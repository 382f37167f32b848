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
export { answers } from './answers.ts';
export { chatPageQuery, reporting, reportPageQuery } from './chat-requests.ts';
export { fromClient } from './from-client.ts';
export { fromServer } from './from-server.ts';
export { refusal } from './refusal.ts';
export { replayPageQuery } from './replay-requests.ts';
export {
  joining,
  kicking,
  newTable,
  pageQuery,
  readiness,
  seatWish,
  tableChanges,
  tablePageQuery,
} from './table-requests.ts';
