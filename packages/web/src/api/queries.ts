import type { Account, OwnTable } from '@starboard/protocol';
import { infiniteQueryOptions, QueryClient, queryOptions } from '@tanstack/react-query';
import { accountCalls } from './account-calls.ts';
import { isAway } from './away.ts';
import { Refused } from '../wire/refused.ts';
import { noteName } from './last-name.ts';
import { isReachable } from './reachable.ts';
import { tableCalls } from './table-calls.ts';

const twice = 2;

/** A page without a wire asks again so often, in milliseconds. */
export const wirelessInterval = 5_000;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // a “no” stays a “no”; a server that is away is worth another try, unless there is no network at all
      retry: (failures, error) =>
        (isAway(error) || !(error instanceof Refused)) && navigator.onLine && failures < twice,
      // without a network we say so, instead of waiting for one
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});

const nextOf = ({ next }: { readonly next: string | null }): string | null => next;

const runningOf = (tables: readonly OwnTable[]): string | null =>
  (['playing', 'open'] as const).flatMap((wanted) =>
    tables.filter(({ status, seat }) => status === wanted && seat !== null),
  )[0]?.id ?? null;

/** Asks which account this is, and remembers what it is called. */
async function whoAmI(): Promise<Account | null> {
  const account = await accountCalls.me();
  noteName(account);
  return account;
}

/** Everything that is read from the server, by name. */
export const queries = {
  me: queryOptions({
    queryKey: ['me'],
    queryFn: whoAmI,
    staleTime: Number.POSITIVE_INFINITY,
    // a server that is away may come back
    refetchInterval: ({ state: { error } }) => (!isReachable() || isAway(error)) && wirelessInterval,
  }),
  addresses: queryOptions({
    queryKey: ['addresses'],
    queryFn: tableCalls.addresses,
    staleTime: Number.POSITIVE_INFINITY,
  }),
  devices: queryOptions({ queryKey: ['devices'], queryFn: accountCalls.devices }),
  table: (id: string) => queryOptions({ queryKey: ['table', id], queryFn: () => tableCalls.open(id) }),
  code: (code: string) => queryOptions({ queryKey: ['code', code], queryFn: () => tableCalls.byCode(code) }),
  /** Of one's own tables, the one that waits for its players: those that are played before those that are not yet. */
  running: queryOptions({
    queryKey: ['tables', 'running'],
    queryFn: async () => runningOf((await tableCalls.own(null)).tables),
    staleTime: 0,
  }),
  listed: infiniteQueryOptions({
    queryKey: ['tables', 'listed'],
    queryFn: ({ pageParam }) => tableCalls.listed(pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: nextOf,
  }),
  own: infiniteQueryOptions({
    queryKey: ['tables', 'own'],
    queryFn: ({ pageParam }) => tableCalls.own(pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: nextOf,
    // a player who looks again has often just come from one of them
    staleTime: 0,
  }),
};
