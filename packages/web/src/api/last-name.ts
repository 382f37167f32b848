import type { Account } from '@starboard/protocol';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** What the account of this browser was called when the server last told: until it answers, and while it does not. */
export const useLastName = create<{ readonly name: string | null }>()(
  persist((): { readonly name: string | null } => ({ name: null }), { name: 'starboard.name' }),
);

export function noteName(account: Account | null): void {
  const name = account?.name ?? null;
  if (useLastName.getState().name !== name) useLastName.setState({ name });
}
