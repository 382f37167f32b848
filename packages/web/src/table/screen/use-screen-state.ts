import { startTransition, useCallback, useMemo, useState } from 'react';
import { changedScreen, type ScreenState, tidyScreen } from './screen-state.ts';

export interface Screen extends ScreenState {
  /** By what lies there when the change is made, where that matters. */
  change(changes: Partial<ScreenState> | ((now: ScreenState) => Partial<ScreenState>)): void;
}

export function useScreenState(): Screen {
  const [state, setState] = useState(tidyScreen);
  const change = useCallback<Screen['change']>(
    (changes) =>
      // what is opened is drawn between presses: none of them waits for it
      startTransition(() =>
        setState((now) => changedScreen(now, typeof changes === 'function' ? changes(now) : changes)),
      ),
    [],
  );
  return useMemo(() => ({ ...state, change }), [state, change]);
}
