import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { useTableContext } from '../table-context.ts';

interface Mutes {
  readonly muted: readonly string[];
  readonly mute: (account: string) => void;
  readonly unmute: (account: string) => void;
}

const nobody: readonly string[] = [];
const queryKey = ['mutes'];

/** Whom this player does not want to hear, at any table. */
export function useMutes(): Mutes {
  const { hasChat } = useTableContext();
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey,
    queryFn: async () => (await call<{ readonly muted: readonly string[] }>('GET', '/me/mutes')).muted,
    enabled: hasChat,
  });
  const { mutate } = useMutation({
    mutationFn: ({ account, how }: { readonly account: string; readonly how: 'POST' | 'DELETE' }) =>
      call<void>(how, `/me/mutes/${account}`),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  return {
    muted: data ?? nobody,
    mute: (account) => mutate({ account, how: 'POST' }),
    unmute: (account) => mutate({ account, how: 'DELETE' }),
  };
}
