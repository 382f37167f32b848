import { z } from 'zod';
import { seat } from './parts.ts';
import type { Said } from './said.ts';
import { matchResult, tableStatus } from './table.ts';

const passkey = z.strictObject({
  id: z.string(),
  name: z.string(),
  createdAt: z.number(),
});

/** A person at this server; what their own devices are told. */
const account = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** Has no way to sign in yet: lives with the cookie of one browser. */
  isGuest: z.boolean(),
  role: z.enum(['player', 'admin']),
  language: z.string(),
  /** The client's own settings, opaque to the server. */
  settings: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  hasPassword: z.boolean(),
  passkeys: z.array(passkey),
});

/** Whose account the client has from now on. */
export const ownAccount = z.strictObject({ account });

/** Whose account the client has; null without one. */
export const whoAmI = z.strictObject({ account: account.nullable() });

/** A place where the account is signed in. */
const device = z.strictObject({
  id: z.string(),
  device: z.string(),
  createdAt: z.number(),
  seenAt: z.number(),
  isThis: z.boolean(),
});

export const deviceList = z.strictObject({ devices: z.array(device) });

/** What else is in them is between the server's library and the browser. */
const passkeyOptions = z.looseObject({ challenge: z.string() }) as z.ZodType<{ readonly challenge: string }>;

/** A passkey ceremony begun: `options` go to the browser's `navigator.credentials`, `ceremony` comes back with its answer. */
export const passkeyCeremony = z.strictObject({
  ceremony: z.string(),
  options: passkeyOptions,
});

/** All that is kept of an account, for its owner. */
export const accountExport = z.strictObject({
  account: account.extend({ createdAt: z.number() }),
  devices: z.array(device.omit({ isThis: true })),
  tables: z.array(
    z.strictObject({
      id: z.string(),
      game: z.string(),
      status: tableStatus,
      /** Below 0 at a table that the account has brought as a file. */
      seat: z.union([seat, z.literal(-1)]),
      joinedAt: z.number(),
      finishedAt: z.number().nullable(),
      result: matchResult.nullable(),
    }),
  ),
  chat: z.array(
    z.strictObject({
      table: z.string(),
      at: z.number(),
      text: z.string().nullable(),
      phrase: z.string().nullable(),
    }),
  ),
  muted: z.array(z.string()),
  reports: z.array(z.strictObject({ table: z.string(), at: z.number(), reason: z.string() })),
});

export type Account = Said<typeof account>;
export type Passkey = Said<typeof passkey>;
export type OwnAccount = Said<typeof ownAccount>;
export type WhoAmI = Said<typeof whoAmI>;
export type Device = Said<typeof device>;
export type DeviceList = Said<typeof deviceList>;
export type PasskeyCeremony = Said<typeof passkeyCeremony>;
export type AccountExport = Said<typeof accountExport>;
