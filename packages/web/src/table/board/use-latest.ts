import { useCallback, useLayoutEffect, useRef } from 'react';

/** A handler that stays the same while what it does may change: a part that is given it need not be drawn again. */
export function useLatest<Args extends readonly unknown[]>(
  handle: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(handle);
  useLayoutEffect(() => {
    latest.current = handle;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
