import { infiniteQueryOptions, QueryClient, queryOptions } from '@tanstack/react-query';
import { accountCalls } from './account-calls.ts';
import { Refused } from './call.ts';
import { tableCalls } from './table-calls.ts';

const twice = 2;

/** Whoever has no wire asks again so often, in milliseconds. */
export const wirelessInterval = 5_000;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // a “no” stays a “no”; a lost connection is worth another try
      retry: (failures, error) => !(error instanceof Refused) && failures < twice,
      // without a network we say so, instead of waiting for one
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});

const nextOf = ({ next }: { readonly next: string | null }): string | null => next;

/** Everything that is read from the server, by name. */
export const queries = {
  me: queryOptions({ queryKey: ['me'], queryFn: accountCalls.me, staleTime: Number.POSITIVE_INFINITY }),
  devices: queryOptions({ queryKey: ['devices'], queryFn: accountCalls.devices }),
  games: queryOptions({
    queryKey: ['games'],
    queryFn: tableCalls.games,
    staleTime: Number.POSITIVE_INFINITY,
  }),
  table: (id: string) => queryOptions({ queryKey: ['table', id], queryFn: () => tableCalls.open(id) }),
  code: (code: string) => queryOptions({ queryKey: ['code', code], queryFn: () => tableCalls.byCode(code) }),
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
  }),
};
