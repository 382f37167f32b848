import { type FocusEvent, useEffect, useEffectEvent, useRef } from 'react';
import { Leaving } from './leaving.ts';

/** Calls `leave` when what has these listeners was neither pointed at nor in focus for so long; never without a time. */
export function useLeaving(after: number | undefined, leave: (() => void) | undefined) {
  const leaving = useRef<Leaving | null>(null);
  const leaveNow = useEffectEvent(() => leave?.());
  useEffect(() => {
    if (after === undefined) return;
    const begun = new Leaving(after, () => leaveNow());
    leaving.current = begun;
    return begun.stop;
  }, [after]);
  return {
    onPointerEnter: () => leaving.current?.hold('pointer'),
    onPointerLeave: () => leaving.current?.release('pointer'),
    onFocus: () => leaving.current?.hold('focus'),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.contains(relatedTarget)) leaving.current?.release('focus');
    },
  };
}
