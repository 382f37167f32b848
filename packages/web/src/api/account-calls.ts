import type { Language } from '@starboard/messages';
import type {
  Account,
  AccountChanges,
  AccountExport,
  AddedPasskey,
  Confirmation,
  Device,
  DeviceList,
  NewGuest,
  NewPassword,
  OwnAccount,
  PasskeyAnswer,
  PasskeyCeremony,
  PasskeyWish,
  SignIn,
  WhoAmI,
} from '@starboard/protocol';
import { call } from './call.ts';

const account = async (asked: Promise<OwnAccount>): Promise<Account> => (await asked).account;

/** Who the person at this browser is, and how they show it. */
export const accountCalls = {
  me: async (): Promise<Account | null> => (await call<WhoAmI>('GET', '/me')).account,
  becomeGuest: (language: Language, name?: string) =>
    account(call('POST', '/guest', { language, name } satisfies NewGuest)),
  change: (changes: AccountChanges) => account(call('PATCH', '/me', changes)),
  setPassword: (wish: NewPassword) => account(call('POST', '/me/password', wish)),
  prove: (password: string) => call<void>('POST', '/me/proof', { password } satisfies Confirmation),
  beginPasskeyProof: () => call<PasskeyCeremony>('POST', '/me/proof/passkey/begin'),
  proveWithPasskey: (answer: PasskeyAnswer) => call<void>('POST', '/me/proof/passkey', answer),
  signIn: (name: string, password: string) =>
    account(call('POST', '/sign-in', { name, password } satisfies SignIn)),
  devices: async (): Promise<readonly Device[]> => (await call<DeviceList>('GET', '/me/devices')).devices,
  signOutDevice: (id: string) => call<void>('DELETE', `/me/devices/${id}`),
  signOutEverywhere: () => call<void>('DELETE', '/me/devices'),
  export: () => call<AccountExport>('GET', '/me/export'),
  remove: (password?: string) => call<void>('DELETE', '/me', { password } satisfies Confirmation),
  beginPasskey: (name?: string) =>
    call<PasskeyCeremony>('POST', '/me/passkeys/begin', { name } satisfies PasskeyWish),
  addPasskey: (passkey: AddedPasskey) => account(call('POST', '/me/passkeys', passkey)),
  removePasskey: (id: string) => account(call('DELETE', `/me/passkeys/${id}`)),
  beginPasskeySignIn: () => call<PasskeyCeremony>('POST', '/sign-in/passkey/begin'),
  signInWithPasskey: (answer: PasskeyAnswer) => account(call('POST', '/sign-in/passkey', answer)),
};
