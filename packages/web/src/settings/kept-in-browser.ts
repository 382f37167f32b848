import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

/** What the browser keeps. One that keeps nothing, or has no room left, forgets; everything else goes on. */
const shelf = {
  getItem: (name: string) => trying(() => localStorage.getItem(name)) ?? null,
  setItem: (name: string, text: string) => trying(() => localStorage.setItem(name, text)),
  removeItem: (name: string) => trying(() => localStorage.removeItem(name)),
};

function trying<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

type Merge<State> = (kept: Partial<State> | undefined, now: State) => State;

/** A store that is the same after a reload, and in every tab. */
export function keptInBrowser<State extends object>(
  name: string,
  fresh: () => State,
  merge: Merge<State> = (kept, now) => ({ ...now, ...kept }),
): UseBoundStore<StoreApi<State>> {
  const store = create<State>()(
    persist(fresh, {
      name,
      storage: createJSONStorage<State>(() => shelf),
      merge: (kept, now) => merge(kept as Partial<State> | undefined, now),
    }),
  );
  // outside of a page, as in tests, there are no other tabs
  if (typeof window !== 'undefined')
    addEventListener('storage', ({ key }) => {
      if (key === name) void store.persist.rehydrate();
    });
  return store;
}
