import type { Account, AccountExport, Device, PasskeyCeremony } from '@starboard/protocol';
import { call } from './call.ts';

interface Known {
  readonly account: Account;
}

const account = async (asked: Promise<Known>): Promise<Account> => (await asked).account;

/** Who somebody is, and how they show it. */
export const accountCalls = {
  me: async (): Promise<Account | null> =>
    (await call<{ readonly account: Account | null }>('GET', '/me')).account,
  becomeGuest: (language: string, name?: string) => account(call('POST', '/guest', { language, name })),
  change: (changes: { readonly name?: string; readonly language?: string }) =>
    account(call('PATCH', '/me', changes)),
  setPassword: (wish: {
    readonly name?: string;
    readonly password: string;
    readonly current?: string;
    readonly keepsDevices?: boolean;
  }) => account(call('POST', '/me/password', wish)),
  prove: (password: string) => call<void>('POST', '/me/proof', { password }),
  beginPasskeyProof: () => call<PasskeyCeremony>('POST', '/me/proof/passkey/begin'),
  proveWithPasskey: (answer: object) => call<void>('POST', '/me/proof/passkey', answer),
  signIn: (name: string, password: string) => account(call('POST', '/sign-in', { name, password })),
  devices: async (): Promise<readonly Device[]> =>
    (await call<{ readonly devices: readonly Device[] }>('GET', '/me/devices')).devices,
  signOutDevice: (id: string) => call<void>('DELETE', `/me/devices/${id}`),
  signOutEverywhere: () => call<void>('DELETE', '/me/devices'),
  export: () => call<AccountExport>('GET', '/me/export'),
  remove: (password?: string) => call<void>('DELETE', '/me', { password }),
  beginPasskey: (name?: string) => call<PasskeyCeremony>('POST', '/me/passkeys/begin', { name }),
  addPasskey: (passkey: object) => account(call('POST', '/me/passkeys', passkey)),
  removePasskey: (id: string) => account(call('DELETE', `/me/passkeys/${id}`)),
  beginPasskeySignIn: () => call<PasskeyCeremony>('POST', '/sign-in/passkey/begin'),
  signInWithPasskey: (answer: object) => account(call('POST', '/sign-in/passkey', answer)),
};
