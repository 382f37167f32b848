import type { ChatLine, PhraseKey } from '@starboard/protocol';
import type { Selectable } from 'kysely';
import type { ChatLineRow } from '../store/schema.ts';

type Shown = Pick<Selectable<ChatLineRow>, 'id' | 'at' | 'account_id' | 'name' | 'text' | 'phrase'>;

export const lineOf = ({ id, at, account_id, name, text, phrase }: Shown): ChatLine => ({
  id,
  at,
  account: account_id,
  name,
  ...(text !== null && { text }),
  ...(phrase !== null && { phrase: phrase as PhraseKey }),
});
