import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Account, AddedPasskey, PasskeyAnswer, PasskeyCeremony } from '@starboard/protocol';
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

  /** Keeps a passkey that has proved itself; a guest becomes a member with it. */
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

  /** Asks for a passkey: for any, to sign in with, or for one of the account that is to prove itself. */
  async beginAsking({ host }: Site, account: Account | null): Promise<PasskeyCeremony> {
    const options = await generateAuthenticationOptions({
      rpID: host,
      timeout: timeToFinish,
      userVerification: 'required',
      ...(account && { allowCredentials: account.passkeys.map(({ id }) => ({ id })) }),
    });
    return { ceremony: await this.#challenges.open(options.challenge, account?.id ?? null), options };
  }

  /** Whose passkey has signed our challenge; where it was put to an account, only that one's will do. */
  async finishAsking(
    site: Site,
    { ceremony, response }: PasskeyAnswer,
    asked: Account | null,
  ): Promise<Account> {
    const { db } = this.#store;
    const challenge = await this.#challenges.use(ceremony, asked?.id ?? null);
    const passkey = await db
      .selectFrom('passkeys')
      .selectAll()
      .where('id', '=', response.id)
      .executeTakeFirst();
    if (!passkey || (asked && passkey.account_id !== asked.id)) throw wrong();
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
    // the account's row is written first, so that of two removals at once the second sees what the first has left
    return updateAccount(this.#store.db, account.id, { seen_at: this.#now() }, async (transaction) => {
      await transaction
        .deleteFrom('passkeys')
        .where('id', '=', passkey)
        .where('account_id', '=', account.id)
        .execute();
      const row = await findRow(transaction, account.id);
      const left = row && (await accountOf(transaction, row));
      if (left && !left.hasPassword && left.passkeys.length === 0)
        throw new Refused(409, 'server.account.last-way-in');
    });
  }

  sweep(): Promise<void> {
    return this.#challenges.sweep();
  }
}

const wrong = (): Refused => new Refused(403, 'server.account.wrong-passkey');

/** All that can be wrong with a passkey's answer is said in one way. */
async function understood<Value>(verified: Promise<Value>): Promise<Value> {
  try {
    return await verified;
  } catch {
    throw wrong();
  }
}
