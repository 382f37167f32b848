import { reason } from '@starboard/engine';
import { type Account, nameLength } from '@starboard/protocol';
import type { Kysely } from 'kysely';
import { Refused } from '../refused.ts';
import type { AccountRow, Schema } from '../store/schema.ts';

/** What the seat of somebody who has gone is called; nobody else can be. */
export const goneName = '—';

/** What bots are called at the table, in each of our languages; in Russian and Ukrainian alike. */
const botWords: readonly string[] = ['bot', 'бот'];

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A name as it will be shown: nothing invisible in it, and not too long to read. */
export function readName(given: string): string {
  const name = given.normalize('NFC').replace(/\s+/gu, ' ').trim();
  const length = [...graphemes.segment(name)].length;
  if (length < nameLength.min || length > nameLength.max)
    throw new Refused(400, reason('server.account.name-length', { ...nameLength }));
  const isPlain =
    /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]+$/u.test(name) && !/\p{Default_Ignorable_Code_Point}/u.test(name);
  // marks in a pile would reach into other lines
  if (!isPlain || !/[\p{L}\p{N}]/u.test(name) || /\p{M}{3}/u.test(name))
    throw new Refused(400, 'server.account.name-characters');
  if (botWords.includes(nameKey(name))) throw new Refused(400, 'server.account.name-bot');
  return name;
}

/** Names with the same key are the same name. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().normalize('NFKC').replace(/\s+/gu, ' ').trim();
}

/** Refuses a name that is somebody else's alone. */
export async function checkUnclaimed(db: Kysely<Schema>, name: string, mine: string | null): Promise<void> {
  const owner = await db
    .selectFrom('accounts')
    .select('id')
    .where('name_key', '=', nameKey(name))
    .executeTakeFirst();
  if (owner && owner.id !== mine) throw new Refused(409, 'server.account.name-taken');
}

/** What changes when a guest becomes somebody: the name is theirs alone from then on. */
export async function claimOf(
  db: Kysely<Schema>,
  account: Account,
  wanted: string | undefined,
): Promise<Partial<Pick<AccountRow, 'name' | 'name_key'>>> {
  if (!account.isGuest) return {};
  const name = readName(wanted ?? account.name);
  await checkUnclaimed(db, name, account.id);
  return { name, name_key: nameKey(name) };
}
