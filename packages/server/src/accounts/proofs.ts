import type { Account } from '@starboard/protocol';
import { Refused } from '../refused.ts';
import type { Sessions } from './sessions.ts';

/** How long a proof counts, in milliseconds. */
const proofLasts = 5 * 60_000;

/**
 * Refuses what a stolen session must not do (another way in, one less, another name, all that is kept in one file)
 * unless password or passkey were given in it just now. Who has neither has nothing to prove: a guest's first way in
 * is what makes the account theirs.
 */
export async function checkProved(
  account: Account,
  session: string,
  sessions: Sessions,
  now: number,
): Promise<void> {
  if (!account.hasPassword && account.passkeys.length === 0) return;
  const provedAt = await sessions.provedAt(session);
  // another node's clock may be ahead of ours, and no clock makes a proof last for ever
  const isFresh = provedAt !== null && Math.abs(now - provedAt) < proofLasts;
  if (!isFresh) throw new Refused(403, 'server.account.proof-needed');
}
