import { type PointerEvent, useCallback, useEffect, useRef } from 'react';

/** So long a finger rests on something that is to be read, in milliseconds. */
const long = 450;

/** How far a finger may stray without meaning to scroll, in pixels. */
const stray = 10;

/** Props by which a finger that rests on something opens it instead of pressing it. */
export function useLongPress(open: () => void) {
  const pressing = useRef<{ timer: number; x: number; y: number } | null>(null);
  const isOpened = useRef(false);
  const stop = useCallback(() => {
    if (pressing.current) clearTimeout(pressing.current.timer);
    pressing.current = null;
  }, []);
  useEffect(() => stop, [stop]);
  return {
    onPointerDown({ pointerType, clientX: x, clientY: y }: PointerEvent) {
      isOpened.current = false;
      if (pointerType === 'mouse') return;
      const timer = window.setTimeout(() => {
        isOpened.current = true;
        open();
      }, long);
      pressing.current = { timer, x, y };
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const from = pressing.current;
      if (from && Math.hypot(clientX - from.x, clientY - from.y) > stray) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onClickCapture(event: { stopPropagation(): void; preventDefault(): void }) {
      if (!isOpened.current) return;
      isOpened.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
    onContextMenu(event: { preventDefault(): void }) {
      event.preventDefault();
      if (!isOpened.current) open();
    },
  };
}
