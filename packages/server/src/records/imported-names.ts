import { longestName } from '@starboard/records';
import type { Kysely } from 'kysely';
import { checkUnclaimed, readName } from '../accounts/names.ts';
import { nobody } from '../lobby/table-record.ts';
import { Refused } from '../refused.ts';
import type { Schema } from '../store/schema.ts';

/**
 * Names of a file, which nothing vouches for: those that an account has here, or that none may have, stand in
 * quotation marks. The importer may be in it under their own name.
 */
export function namesOfNobody(
  db: Kysely<Schema>,
  names: readonly string[],
  importer: string,
): Promise<readonly string[]> {
  return Promise.all(
    names.map(async (given) => {
      const name = shownName(given);
      const isBorrowed = isReserved(name) || (await isSomebodys(db, name, importer));
      return isBorrowed ? `“${name.slice(0, longestName - 2)}”` : name;
    }),
  );
}

/** Without what cannot be seen, or would reach into other lines. */
const shownName = (name: string): string =>
  name
    .replace(/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]|\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .trim() || nobody.name;

/** Only what is kept from all accounts: files from elsewhere may have longer names than ours. */
function isReserved(name: string): boolean {
  try {
    readName(name);
    return false;
  } catch (error) {
    return error instanceof Refused && error.reason.key === 'server.account.name-bot';
  }
}

async function isSomebodys(db: Kysely<Schema>, name: string, importer: string): Promise<boolean> {
  try {
    await checkUnclaimed(db, name, importer);
    return false;
  } catch (error) {
    if (error instanceof Refused) return true;
    throw error;
  }
}
