import { reason } from '@starboard/engine';
import { type Account, nameLength } from '@starboard/protocol';
import type { Kysely } from 'kysely';
import { Refused } from '../refused.ts';
import type { AccountRow, Schema } from '../store/schema.ts';
import { areAlike, likenessesOf } from './likeness/likeness.ts';
import { nameKey } from './name-key.ts';

/** What the seat of a deleted account is called; no account can be. */
export const goneName = '—';

/** What bots are called at the table, in each of our languages; in Russian and Ukrainian alike. */
const botWords: readonly string[] = ['bot', 'бот'];
const reserved = botWords.flatMap((word) => [
  word,
  `${word.charAt(0).toUpperCase()}${word.slice(1)}`,
  word.toUpperCase(),
]);

/** Letters of any script, digits, punctuation, and signs people have on their keyboards: nothing that looks like a gap. */
const allowed = /^[\p{L}\p{Mn}\p{Mc}\p{N}\p{P}\p{Sc}\p{Emoji_Presentation}+<=>^`|~№°★☆♥♡♦♣♠ ]+$/u;
/** What Unicode counts as letters all the same: Egyptian blanks, and all that is drawn as nothing. */
const blank = /\p{Default_Ignorable_Code_Point}|[\u{13441}-\u{13446}]/u;
/** Marks in a pile would reach into other lines, and on a gap they stand for themselves. */
const strayMarks = /\p{M}{3}|(?:^| )\p{M}/u;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A name as it will be shown: nothing invisible in it, and not too long to read. */
export function readName(given: string): string {
  const name = given.normalize('NFC').replace(/\s+/gu, ' ').trim();
  const length = [...graphemes.segment(name)].length;
  if (length < nameLength.min || length > nameLength.max)
    throw new Refused(400, reason('server.account.name-length', { ...nameLength }));
  if (!allowed.test(name) || blank.test(name) || strayMarks.test(name) || !/[\p{L}\p{N}]/u.test(name))
    throw new Refused(400, 'server.account.name-characters');
  if (reserved.some((word) => areAlike(word, name))) throw new Refused(400, 'server.account.name-bot');
  return name;
}

/** Refuses a name that another account has for itself, or one that looks like it. */
export async function checkUnclaimed(db: Kysely<Schema>, name: string, mine: string | null): Promise<void> {
  if (!(await looksClaimed(db, name, mine))) return;
  const own = mine === null ? null : await ownKey(db, mine);
  // the name that an account has already is its own, though another may look like it from before
  if (own !== nameKey(name)) throw new Refused(409, 'server.account.name-taken');
}

/** Whether a name is that of another account, or looks like it. */
export async function looksClaimed(db: Kysely<Schema>, name: string, mine: string | null): Promise<boolean> {
  const alike = await db
    .selectFrom('likenesses')
    .select('account_id')
    .where('likeness', 'in', likenessesOf(name))
    .execute();
  return alike.some(({ account_id }) => account_id !== mine);
}

async function ownKey(db: Kysely<Schema>, account: string): Promise<string | null> {
  const row = await db.selectFrom('accounts').select('name_key').where('id', '=', account).executeTakeFirst();
  return row?.name_key ?? null;
}

/** Keeps what an account's name looks like, for those who want one after it. */
export async function keepLikenesses(db: Kysely<Schema>, account: string, name: string): Promise<void> {
  const wanted = likenessesOf(name);
  const own = db.deleteFrom('likenesses').where('account_id', '=', account);
  await own.where('likeness', 'not in', wanted).execute();
  const kept = await db
    .selectFrom('likenesses')
    .select('likeness')
    .where('account_id', '=', account)
    .execute();
  for (const likeness of wanted)
    if (!kept.some((row) => row.likeness === likeness))
      await db.insertInto('likenesses').values({ likeness, account_id: account, number: 0 }).execute();
}

/** What changes when a guest becomes a member: the name is theirs alone from then on. */
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
