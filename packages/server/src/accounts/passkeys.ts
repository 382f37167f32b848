import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Account, PasskeyCeremony } from '@starboard/protocol';
import type { AddedPasskey, PasskeySignIn } from '@starboard/protocol/schemas';
import { Refused } from '../refused.ts';
import type { Store } from '../store/store.ts';
import { accountOf, findRow, updateAccount } from './account-rows.ts';
import { isPlainAttestation } from './attestation.ts';
import { Challenges, timeToFinish } from './challenges.ts';
import { claimOf } from './names.ts';

const mostPasskeys = 10;

/** Where the ceremony takes place: passkeys belong to a host. */
export interface Site {
  readonly origin: string;
  readonly host: string;
}

/** Signing in with a passkey. */
export class Passkeys {
  readonly #store: Store;
  readonly #challenges: Challenges;
  readonly #now: () => number;

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#challenges = new Challenges(store, now);
    this.#now = now;
  }

  async beginAdding(account: Account, { host }: Site, wanted: string | undefined): Promise<PasskeyCeremony> {
    const { name = account.name } = await claimOf(this.#store.db, account, wanted);
    if (account.passkeys.length >= mostPasskeys) throw new Refused(409, 'server.account.passkeys-full');
    const options = await generateRegistrationOptions({
      rpName: 'Starboard',
      rpID: host,
      userID: new Uint8Array(Buffer.from(account.id)),
      userName: name,
      userDisplayName: name,
      timeout: timeToFinish,
      attestationType: 'none',
      excludeCredentials: account.passkeys.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    return { ceremony: await this.#challenges.open(options.challenge, account.id), options };
  }

  /** Keeps a passkey that has proved itself; a guest becomes somebody with it. */
  async finishAdding(account: Account, site: Site, finished: AddedPasskey): Promise<Account> {
    const { db } = this.#store;
    const challenge = await this.#challenges.use(finished.ceremony, account.id);
    const response = finished.response as RegistrationResponseJSON;
    if (!isPlainAttestation(response.response.attestationObject)) throw wrong();
    const { registrationInfo } = await understood(
      verifyRegistrationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: site.origin,
        expectedRPID: site.host,
      }),
    );
    if (!registrationInfo) throw wrong();
    const { credential } = registrationInfo;
    const known = await db
      .selectFrom('passkeys')
      .select('id')
      .where('id', '=', credential.id)
      .executeTakeFirst();
    if (known) throw new Refused(409, 'server.account.passkey-known');
    const claim = await claimOf(db, account, finished.name);
    const row = {
      id: credential.id,
      account_id: account.id,
      name: finished.label,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports_json: JSON.stringify(response.response.transports ?? []),
      created_at: this.#now(),
    };
    return updateAccount(db, account.id, claim, (transaction) =>
      transaction.insertInto('passkeys').values(row).execute(),
    );
  }

  async beginSignIn({ host }: Site): Promise<PasskeyCeremony> {
    const options = await generateAuthenticationOptions({
      rpID: host,
      timeout: timeToFinish,
      userVerification: 'required',
    });
    return { ceremony: await this.#challenges.open(options.challenge, null), options };
  }

  /** Whose passkey has signed our challenge. */
  async finishSignIn(site: Site, { ceremony, response }: PasskeySignIn): Promise<Account> {
    const { db } = this.#store;
    const challenge = await this.#challenges.use(ceremony, null);
    const passkey = await db
      .selectFrom('passkeys')
      .selectAll()
      .where('id', '=', response.id)
      .executeTakeFirst();
    if (!passkey) throw wrong();
    const { verified, authenticationInfo } = await understood(
      verifyAuthenticationResponse({
        response: response as AuthenticationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: site.origin,
        expectedRPID: site.host,
        credential: {
          id: passkey.id,
          publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
          counter: passkey.counter,
        },
      }),
    );
    if (!verified) throw wrong();
    await db
      .updateTable('passkeys')
      .set({ counter: authenticationInfo.newCounter })
      .where('id', '=', passkey.id)
      .execute();
    const row = await findRow(db, passkey.account_id);
    if (!row) throw wrong();
    return accountOf(db, row);
  }

  async remove(account: Account, passkey: string): Promise<Account> {
    if (!account.passkeys.some(({ id }) => id === passkey))
      throw new Refused(404, 'server.account.unknown-passkey');
    if (!account.hasPassword && account.passkeys.length === 1)
      throw new Refused(409, 'server.account.last-way-in');
    return updateAccount(this.#store.db, account.id, {}, (transaction) =>
      transaction
        .deleteFrom('passkeys')
        .where('id', '=', passkey)
        .where('account_id', '=', account.id)
        .execute(),
    );
  }

  sweep(): Promise<void> {
    return this.#challenges.sweep();
  }
}

const wrong = (): Refused => new Refused(403, 'server.account.wrong-passkey');

/** Whatever is wrong with a passkey's answer is said in one way. */
async function understood<Value>(verified: Promise<Value>): Promise<Value> {
  try {
    return await verified;
  } catch {
    throw wrong();
  }
}
