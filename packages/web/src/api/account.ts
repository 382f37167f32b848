import type { Language } from '@starboard/messages';
import type { Account } from '@starboard/protocol';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useSettings } from '../settings/settings.ts';
import { accountCalls } from './account-calls.ts';
import { Refused } from '../wire/refused.ts';
import { noteName, useLastName } from './last-name.ts';
import { useOwnName } from './own-name.ts';
import { withProof } from './proof.ts';
import { queries, queryClient } from './queries.ts';

export const useMe = () => useQuery(queries.me);

/** What this browser's account is called; null for a visitor without one. */
export function useAccountName(): string | null {
  const { data: me } = useMe();
  const { name: last } = useLastName();
  return me === undefined ? last : (me?.name ?? null);
}

/** From now on this browser has another account, or none: what was read under the old one is read anew. */
export function becomeAccount(account: Account | null): void {
  const { queryKey } = queries.me;
  const before = queryClient.getQueryData(queryKey);
  queryClient.setQueryData(queryKey, account);
  noteName(account);
  if (before?.id === account?.id) return;
  const isOther = (query: { readonly queryKey: readonly unknown[] }) => query.queryKey[0] !== queryKey[0];
  queryClient.removeQueries({ type: 'inactive', predicate: isOther });
  if (account) void queryClient.invalidateQueries({ predicate: isOther });
}

/** Whose account this is; where no server answers, that is told at once. */
const knownAccount = (): Promise<Account | null> => queryClient.fetchQuery({ ...queries.me, retry: false });

/** Makes sure there is an account to sit at a table with: a guest's, unless one is known. */
export function useEnsureAccount(): () => Promise<Account> {
  const name = useOwnName();
  const { language } = useSettings();
  return async () => {
    const known = await knownAccount();
    if (known) return known;
    const guest = await guestNamed(name, language);
    becomeAccount(guest);
    return guest;
  };
}

async function guestNamed(name: string, language: Language): Promise<Account> {
  try {
    return await accountCalls.becomeGuest(language, name);
  } catch (error) {
    const isNameRefused = error instanceof Refused && error.reason.key.startsWith('server.account.name');
    if (!isNameRefused) throw error;
    // another member has it: the server makes up another
    return accountCalls.becomeGuest(language);
  }
}

/** Changes the name. A visitor who chooses one becomes a guest with it. */
export function useRename() {
  const { language } = useSettings();
  return useMutation({
    mutationFn: async (name: string) => {
      const known = await knownAccount();
      return known
        ? withProof(() => accountCalls.change({ name }))
        : accountCalls.becomeGuest(language, name);
    },
    onSuccess: becomeAccount,
  });
}
