import type { Account, PasskeyAnswer, PasskeyCeremony } from '@starboard/protocol';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { accountCalls } from './account-calls.ts';

/** Whether this browser and this address can use passkeys at all: they belong to a name, and an address of numbers has none. */
export const hasPasskeys = (): boolean =>
  'PublicKeyCredential' in globalThis && isSecureContext && !/^[\d.]+$|^\[/.test(location.hostname);

// fetched by those alone who use it
const browser = () => import('@simplewebauthn/browser');

export async function addPasskey(label: string, name?: string): Promise<Account> {
  const { ceremony, options } = await accountCalls.beginPasskey(name);
  const { startRegistration } = await browser();
  const response = await startRegistration({
    optionsJSON: options as PublicKeyCredentialCreationOptionsJSON,
  });
  return accountCalls.addPasskey({
    ceremony,
    label,
    name,
    response: {
      id: response.id,
      rawId: response.rawId,
      type: response.type,
      authenticatorAttachment: response.authenticatorAttachment,
      clientExtensionResults: {},
      response: response.response,
    },
  });
}

export const signInWithPasskey = async (): Promise<Account> =>
  accountCalls.signInWithPasskey(await answered(await accountCalls.beginPasskeySignIn()));

export const proveWithPasskey = async (): Promise<void> =>
  accountCalls.proveWithPasskey(await answered(await accountCalls.beginPasskeyProof()));

/** What a passkey says to a challenge. */
async function answered({ ceremony, options }: PasskeyCeremony): Promise<PasskeyAnswer> {
  const { startAuthentication } = await browser();
  const { id, rawId, type, authenticatorAttachment, response } = await startAuthentication({
    optionsJSON: options,
  });
  return {
    ceremony,
    response: { id, rawId, type, authenticatorAttachment, clientExtensionResults: {}, response },
  };
}

/** The player closed the browser's own window, or ours: nothing to complain about. */
export const wasCancelled = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
