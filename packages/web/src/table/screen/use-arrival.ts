import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useEnsureAccount, useMe } from '../../api/account.ts';
import { queryClient } from '../../api/queries.ts';

interface Arrival {
  readonly hasAccount: boolean;
  /** Why there is no account yet. */
  readonly error: Error | null;
  retry(): void;
}

const mutationKey = ['become a guest'];

/** A visitor without an account becomes a guest first: the server talks to accounts only. */
export function useArrival(): Arrival {
  const { data: me } = useMe();
  const { mutate, error } = useMutation({ mutationKey, mutationFn: useEnsureAccount() });
  const arrive = useEffectEvent(() => {
    // one guest is enough, however often this is mounted
    if (queryClient.isMutating({ mutationKey }) === 0) mutate();
  });
  const hasAccount = Boolean(me);
  useEffect(() => {
    if (!hasAccount) arrive();
  }, [hasAccount]);
  return { hasAccount, error, retry: mutate };
}
