import type { ChatLine } from '@starboard/protocol';
import { useOwnAccount } from './use-own-account.ts';
import { useMutes } from './use-mutes.ts';

/** Which lines are news to this player: those of others, unless they are muted. */
export function useIsHeard(): (line: ChatLine) => boolean {
  const own = useOwnAccount();
  const { muted } = useMutes();
  return ({ account }) => account === null || (account !== own && !muted.includes(account));
}
