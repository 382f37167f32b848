import { startTransition, useCallback, useMemo, useState } from 'react';
import { changedDesk, type DeskState, tidyDesk } from './desk-state.ts';

export interface TableDesk extends DeskState {
  /** By what lies there when the change is made, where that matters. */
  change(changes: Partial<DeskState> | ((now: DeskState) => Partial<DeskState>)): void;
}

export function useTableDesk(): TableDesk {
  const [state, setState] = useState(tidyDesk);
  const change = useCallback<TableDesk['change']>(
    (changes) =>
      // whatever is opened is drawn between presses: none of them waits for it
      startTransition(() =>
        setState((now) => changedDesk(now, typeof changes === 'function' ? changes(now) : changes)),
      ),
    [],
  );
  return useMemo(() => ({ ...state, change }), [state, change]);
}
