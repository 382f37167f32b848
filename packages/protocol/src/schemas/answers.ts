import { z } from 'zod';
import { accountExport, deviceList, ownAccount, passkeyCeremony, whoAmI } from './account.ts';
import { addresses } from './addresses.ts';
import { chatPage, muteList, reportPage } from './chat.ts';
import { gameList } from './games.ts';
import { recording, replay } from './replay.ts';
import type { Said } from './said.ts';
import { tableDetail } from './table.ts';
import { ownTablePage, tablePage } from './table-lists.ts';

/** An empty answer: it is done. */
const nothing = z.undefined();

/** A match to take along: its format has a reader of its own (`records`). */
const matchFile = z.looseObject({ format: z.string() });

/**
 * What the server answers at each address when it does what it is asked; else it says a `refusal`. It checks none of
 * that itself; the tests check what it really answers.
 */
export const answers = {
  'GET /api/addresses': addresses,

  'POST /api/guest': ownAccount,
  'GET /api/me': whoAmI,
  'PATCH /api/me': ownAccount,
  'DELETE /api/me': nothing,
  'POST /api/me/password': ownAccount,
  'POST /api/me/proof': nothing,
  'POST /api/me/proof/passkey/begin': passkeyCeremony,
  'POST /api/me/proof/passkey': nothing,
  'POST /api/me/passkeys/begin': passkeyCeremony,
  'POST /api/me/passkeys': ownAccount,
  'DELETE /api/me/passkeys/:id': ownAccount,
  'GET /api/me/devices': deviceList,
  'DELETE /api/me/devices': nothing,
  'DELETE /api/me/devices/:id': nothing,
  'GET /api/me/export': accountExport,
  'POST /api/sign-in': ownAccount,
  'POST /api/sign-in/passkey/begin': passkeyCeremony,
  'POST /api/sign-in/passkey': ownAccount,
  'POST /api/sign-out': nothing,

  'GET /api/games': gameList,
  'GET /api/tables': tablePage,
  'GET /api/me/tables': ownTablePage,
  'GET /api/tables/:id': tableDetail,
  'GET /api/codes/:code': tableDetail,
  'POST /api/tables': tableDetail,
  'POST /api/tables/:id/join': tableDetail,
  'POST /api/tables/:id/leave': tableDetail,
  'POST /api/tables/:id/ready': tableDetail,
  'POST /api/tables/:id/rematch': tableDetail,
  'PATCH /api/tables/:id': tableDetail,
  'POST /api/tables/:id/kick': tableDetail,
  'POST /api/tables/:id/seats': tableDetail,
  'PUT /api/tables/:id/seats/:seat': tableDetail,
  'DELETE /api/tables/:id/seats/:seat': tableDetail,

  'GET /api/tables/:id/chat': chatPage,
  'POST /api/tables/:id/report': nothing,
  'GET /api/me/mutes': muteList,
  'POST /api/me/mutes/:account': nothing,
  'DELETE /api/me/mutes/:account': nothing,
  'GET /api/admin/reports': reportPage,
  'POST /api/admin/reports/:report/settle': nothing,
  'DELETE /api/admin/chat/:line': nothing,

  'GET /api/tables/:id/replay': replay,
  'GET /api/tables/:id/recording': recording,
  'GET /api/tables/:id/export': matchFile,
  'POST /api/import': tableDetail,
  'DELETE /api/imports/:id': nothing,
} as const satisfies Readonly<Record<`${string} /api/${string}`, z.ZodType>>;

export type Answers = { readonly [Address in keyof typeof answers]: Said<(typeof answers)[Address]> };
