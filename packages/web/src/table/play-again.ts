import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { queryClient } from '../api/queries.ts';

/** Another match for the same players. */
export interface PlayAgain {
  readonly isSending: boolean;
  /** Why it could not be had. */
  readonly error: Error | null;
  ask(): void;
}

const mutationKey = ['play again'];

/** Opens the next table and goes there, where `open` says it is; pressed twice, it opens one. */
export function usePlayAgain(open: () => Promise<string>): PlayAgain {
  const [, navigate] = useLocation();
  const { mutate, isPending, error } = useMutation({ mutationKey, mutationFn: open });
  return useMemo(
    () => ({
      isSending: isPending,
      error,
      ask() {
        // a second press may come before the button shows the first
        if (queryClient.isMutating({ mutationKey }) > 0) return;
        // a player who has left the table by then is not called back
        mutate(undefined, { onSuccess: (place) => navigate(place) });
      },
    }),
    [isPending, error, mutate, navigate],
  );
}
