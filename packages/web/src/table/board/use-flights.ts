import { useEffect, useRef } from 'react';
import { useIsCalm } from '../../settings/page-settings.ts';
import { fly, type Way } from './flights.ts';

/** Shows what has moved since the board was last drawn; `between` finds it by comparing two views. */
export function useFlights<View>(view: View, between: (before: View, after: View) => readonly Way[]): void {
  const isCalm = useIsCalm();
  const shown = useRef(view);
  useEffect(() => {
    const ways = between(shown.current, view);
    shown.current = view;
    // more at once is no move but a leap: the player has come back, or looks at a replay
    if (ways.length > 4 || document.hidden) return;
    for (const way of ways) void fly({ ...way, isCalm });
  }, [view, isCalm, between]);
}
