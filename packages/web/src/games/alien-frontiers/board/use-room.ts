import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface Room {
  readonly width: number;
  readonly height: number;
}

/** How much room an element has; null before it is known. */
export function useRoom<Kind extends HTMLElement>(): readonly [RefObject<Kind | null>, Room | null] {
  const ref = useRef<Kind>(null);
  const [room, setRoom] = useState<Room | null>(null);
  useLayoutEffect(() => {
    const { current } = ref;
    if (!current) return undefined;
    const measure = () => setRoom({ width: current.clientWidth, height: current.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [ref, room];
}
