import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useEnsureAccount, useMe } from '../../api/account.ts';
import { queryClient } from '../../api/queries.ts';

interface Arrival {
  readonly isSomebody: boolean;
  /** Why they are still nobody. */
  readonly error: Error | null;
  retry(): void;
}

const mutationKey = ['become somebody'];

/** Whoever comes to a table as nobody becomes a guest first: the server talks to somebody only. */
export function useSomebody(): Arrival {
  const { data: me } = useMe();
  const { mutate, error } = useMutation({ mutationKey, mutationFn: useEnsureAccount() });
  const arrive = useEffectEvent(() => {
    // one guest is enough, however often this is mounted
    if (queryClient.isMutating({ mutationKey }) === 0) mutate();
  });
  const isSomebody = Boolean(me);
  useEffect(() => {
    if (!isSomebody) arrive();
  }, [isSomebody]);
  return { isSomebody, error, retry: mutate };
}
