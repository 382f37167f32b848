import { useEffect } from 'react';
import { isForTable } from '../keys/is-for-table.ts';
import { actOfKey, type PlaybackAct } from './playback.ts';

/** Things that do something of their own with these keys. */
const busy = 'input, button, a, summary, [role="tab"]';

/** Space plays and pauses, arrows step, comma and full stop go from turn to turn, Home and End to the ends. */
export function useReplayKeys(act: (act: PlaybackAct) => void): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (!isForTable(event)) return;
      const wanted = actOfKey(event.key);
      const isTaken = event.target instanceof Element && event.target.closest(busy) !== null;
      // only a replay has a use for comma and full stop
      if (!wanted || (isTaken && wanted.do !== 'turn')) return;
      event.preventDefault();
      act(wanted);
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [act]);
}
