import { useLayoutEffect, useRef, useState } from 'react';
import type { StoreApi } from 'zustand';
import { shallow } from 'zustand/shallow';

/**
 * Some of what a store knows; drawn again when that changes. As React's own state, so that what comes inside of a
 * transition is drawn in pieces, between which the page answers presses; a store outside of React is drawn in one go.
 */
export function useSlice<State, Slice>(
  store: Pick<StoreApi<State>, 'getState' | 'subscribe'>,
  select: (state: State) => Slice,
  /** What else the slice depends on. */
  given: readonly unknown[] = [],
): Slice {
  const [shown, show] = useState(() => select(store.getState()));
  const latest = useRef(select);
  useLayoutEffect(() => {
    latest.current = select;
  });
  useLayoutEffect(() => {
    const look = () => {
      const now = latest.current(store.getState());
      show((before) => (shallow(before, now) ? before : now));
    };
    look();
    return store.subscribe(look);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- given by the caller
  }, [store, ...given]);
  return shown;
}
