import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds now. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** Phones, and windows as narrow as one. */
export const useIsPhone = (): boolean => useMedia('(max-width: 899px), (max-height: 559px)');

/** Phones and tablets, where a table has its prompt above, the board, a sheet and tabs. */
export const useIsHandheld = (): boolean => useMedia('(max-width: 1239px), (max-height: 699px)');
