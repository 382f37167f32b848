import type { MatchResult } from '@starboard/host';
import type { TableStatus } from './schemas/table.ts';

export type Role = 'player' | 'admin';

/** A person at this server; what their own devices are told. */
export interface Account {
  readonly id: string;
  readonly name: string;
  /** Has no way to sign in yet: lives with the cookie of one browser. */
  readonly isGuest: boolean;
  readonly role: Role;
  readonly language: string;
  /** The client's own settings, opaque to the server. */
  readonly settings: Readonly<Record<string, string | number | boolean>>;
  readonly hasPassword: boolean;
  readonly passkeys: readonly Passkey[];
}

export interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
}

/** A place where the account is signed in. */
export interface Device {
  readonly id: string;
  readonly device: string;
  readonly createdAt: number;
  readonly seenAt: number;
  readonly isThis: boolean;
}

/** A passkey ceremony begun: `options` go to the browser's `navigator.credentials`, `ceremony` comes back with its answer. */
export interface PasskeyCeremony {
  readonly ceremony: string;
  readonly options: object;
}

/** All that is kept of an account, for its owner. */
export interface AccountExport {
  readonly account: Account & { readonly createdAt: number };
  readonly devices: readonly Omit<Device, 'isThis'>[];
  readonly tables: readonly {
    readonly id: string;
    readonly game: string;
    readonly status: TableStatus;
    readonly seat: number;
    readonly joinedAt: number;
    readonly finishedAt: number | null;
    readonly result: MatchResult | null;
  }[];
  readonly chat: readonly {
    readonly table: string;
    readonly at: number;
    readonly text: string | null;
    readonly phrase: string | null;
  }[];
  readonly muted: readonly string[];
  readonly reports: readonly { readonly table: string; readonly at: number; readonly reason: string }[];
}
