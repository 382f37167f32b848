import type { View } from '@starboard/alien-frontiers';
import { useEffect, useRef } from 'react';
import { useIsCalm } from '../../../settings/page-settings.ts';
import { fly } from '../../../table/board/flights.ts';
import { flightsBetween } from './flights-between.ts';

/** Shows what has moved since the board was last drawn. */
export function useFlights(view: View): void {
  const isCalm = useIsCalm();
  const shown = useRef(view);
  useEffect(() => {
    const flights = flightsBetween(shown.current, view);
    shown.current = view;
    // more at once is no move but a leap: somebody has come back, or looks at a replay
    if (flights.length > 4 || document.hidden) return;
    for (const flight of flights) void fly({ ...flight, isCalm });
  }, [view, isCalm]);
}
