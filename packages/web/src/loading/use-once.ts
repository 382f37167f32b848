import { useEffect, useEffectEvent, useRef } from 'react';

/** Does something once after a page was entered, however often that is mounted; not before it is wanted. */
export function useOnce(act: () => void, isWanted = true): void {
  const hasBegun = useRef(false);
  const begin = useEffectEvent(act);
  useEffect(() => {
    if (!isWanted || hasBegun.current) return;
    hasBegun.current = true;
    begin();
  }, [isWanted]);
}
