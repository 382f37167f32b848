import type { Account } from '@starboard/protocol';
import { keptInBrowser } from '../settings/kept-in-browser.ts';

/** What the account of this browser was called when the server last told: until it answers, and while it does not. */
export const useLastName = keptInBrowser<{ readonly name: string | null }>('starboard.name', () => ({
  name: null,
}));

export function noteName(account: Account | null): void {
  const name = account?.name ?? null;
  if (useLastName.getState().name !== name) useLastName.setState({ name });
}
