import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** For the element that holds the surface. */
interface Gestures {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onPointerCancel: (event: PointerEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onClickCapture: (event: MouseEvent) => void;
}

/** What of the picture the surface shows while nothing is enlarged, in the picture's own pixels. */
export interface Shown extends Spot {
  readonly width: number;
  readonly height: number;
}

interface Zoom {
  /** Null while all of it is shown. */
  readonly scale: number | null;
  readonly gestures: Gestures;
  enlarge(): void;
  fit(): void;
}

/** From here on the smallest text of the stage can be read. */
const readable = 0.87;
const largest = 1.8;
const step = 1.3;
/** A finger that moves less than this has tapped. */
const slop = 8;
const doubleTap = 260;
/** What can be pressed at once; ground, large enough to be tapped twice, waits whether a second tap follows. */
const pressable = 'button, [role="button"]';
const ground = '[data-ground]:not([data-lit])';

/** It comes from no pointer, so nothing holds it up. */
const clickAgain = () => new globalThis.MouseEvent('click', { bubbles: true });

const middleOf = ([a, b]: readonly [Spot, Spot]): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = ([a, b]: readonly [Spot, Spot]): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Pinching and dragging over a surface that scrolls, so that the keyboard's focus is always brought into sight. */
export function useZoom(
  surface: RefObject<HTMLDivElement | null>,
  size: { readonly width: number; readonly height: number },
  shown: Shown | null = null,
): Zoom {
  const [scale, setScale] = useState<number | null>(null);
  /** A point of the picture, in parts of it, that is to stay under a point of the surface. */
  const pinned = useRef<{ readonly part: Spot; readonly under: Spot } | null>(null);
  const fingers = useRef(new Map<number, Spot>());
  const hand = useRef({ moved: false, tappedAt: -Infinity, deafUntil: -Infinity, from: { x: 0, y: 0 } });
  /** The fingers that have tapped last, two at the most: a slow page may hear of their clicks long after them. */
  const tapped = useRef<readonly number[]>([]);
  /** A tap on the ground that may yet become a double one. */
  const waiting = useRef<ReturnType<typeof setTimeout> | null>(null);

  useLayoutEffect(() => {
    const { current } = surface;
    if (!current || scale === null || !pinned.current) return;
    const { part, under } = pinned.current;
    current.scrollTo({
      left: part.x * size.width * scale - under.x,
      top: part.y * size.height * scale - under.y,
    });
  }, [scale, surface, size]);

  const local = (spot: Spot): Spot => {
    const box = surface.current?.getBoundingClientRect();
    return { x: spot.x - (box?.left ?? 0), y: spot.y - (box?.top ?? 0) };
  };
  const centre = (): Spot => ({
    x: (surface.current?.clientWidth ?? 0) / 2,
    y: (surface.current?.clientHeight ?? 0) / 2,
  });
  const partAt = (under: Spot): Spot => {
    const { current } = surface;
    if (!current) return { x: 0.5, y: 0.5 };
    if (scale === null) {
      const part = shown ?? { x: 0, y: 0, ...size };
      return {
        x: (part.x + (under.x / current.clientWidth) * part.width) / size.width,
        y: (part.y + (under.y / current.clientHeight) * part.height) / size.height,
      };
    }
    return {
      x: (under.x + current.scrollLeft) / (size.width * scale),
      y: (under.y + current.scrollTop) / (size.height * scale),
    };
  };
  /** Enlarged for the first time: it can be read then, and what was shown before is larger than it was. */
  const begin = (grown: number, under: Spot) => {
    const before = shown && surface.current ? surface.current.clientWidth / shown.width : 0;
    zoomTo(Math.max(readable, before * grown), under);
  };
  const zoomTo = (wanted: number, under: Spot) => {
    pinned.current = { part: partAt(under), under };
    setScale(Math.max(readable * 0.6, Math.min(largest, wanted)));
  };
  const fit = () => {
    pinned.current = null;
    setScale(null);
  };
  const pair = (): readonly [Spot, Spot] | null => {
    const [first, second] = [...fingers.current.values()];
    return first && second ? [first, second] : null;
  };

  const pinch = (before: readonly [Spot, Spot], after: readonly [Spot, Spot]) => {
    const grown = apart(after) / Math.max(1, apart(before));
    const under = local(middleOf(after));
    if (scale !== null) zoomTo(scale * grown, under);
    else if (grown > 1.02) begin(grown, under);
  };
  const drag = (before: Spot, after: Spot) => {
    surface.current?.scrollBy({ left: before.x - after.x, top: before.y - after.y, behavior: 'instant' });
  };

  const leave = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId);
  };
  const enlarge = () => (scale === null ? begin(step, centre()) : zoomTo(scale * step, centre()));
  const reduce = () =>
    scale === null || scale / step < readable * 0.8 ? fit() : zoomTo(scale / step, centre());
  return {
    scale,
    enlarge,
    fit,
    gestures: {
      onPointerDown(event) {
        if (event.pointerType === 'mouse' && event.button !== 0) return;
        const spot = { x: event.clientX, y: event.clientY };
        fingers.current.set(event.pointerId, spot);
        if (fingers.current.size === 1) hand.current = { ...hand.current, moved: false, from: spot };
      },
      onPointerMove(event) {
        // a mouse may have been let go elsewhere
        if (event.buttons === 0) leave(event);
        const before = fingers.current.get(event.pointerId);
        if (!before) return;
        const spot = { x: event.clientX, y: event.clientY };
        const both = pair();
        if (apart([hand.current.from, spot]) > slop || both) hand.current.moved = true;
        if (!hand.current.moved) return;
        fingers.current.set(event.pointerId, spot);
        const now = pair();
        if (both && now) pinch(both, now);
        else if (scale !== null) drag(before, spot);
      },
      onPointerUp(event) {
        leave(event);
        const target = event.target as Element;
        if (hand.current.moved || (target.closest(pressable) && !target.closest(ground))) return;
        const isSecond = event.timeStamp - hand.current.tappedAt < doubleTap;
        hand.current.tappedAt = isSecond ? -Infinity : event.timeStamp;
        tapped.current = isSecond ? [...tapped.current, event.pointerId] : [event.pointerId];
        if (!isSecond) return;
        if (waiting.current !== null) clearTimeout(waiting.current);
        waiting.current = null;
        // what comes to lie under the finger was not meant
        hand.current.deafUntil = event.timeStamp + doubleTap;
        if (scale === null) begin(step, local({ x: event.clientX, y: event.clientY }));
        else fit();
      },
      onPointerCancel: leave,
      onKeyDown(event) {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.key === '+' || event.key === '=') enlarge();
        else if (event.key === '-') reduce();
      },
      // a drag that ends on a station is no press of it; keys and screen readers press without a pointer
      onClickCapture(event) {
        if (event.detail === 0) return;
        const target = (event.target as Element).closest(ground);
        const { pointerType, pointerId } = event.nativeEvent as globalThis.PointerEvent;
        const isByFinger = pointerType === 'touch';
        const isOfTwo = isByFinger && tapped.current.length > 1 && tapped.current.includes(pointerId);
        const isUnmeant = hand.current.moved || isOfTwo || event.timeStamp < hand.current.deafUntil;
        if (!isUnmeant && !(target && isByFinger)) return;
        event.stopPropagation();
        event.preventDefault();
        if (!isUnmeant) waiting.current = setTimeout(() => target?.dispatchEvent(clickAgain()), doubleTap);
        hand.current.moved = false;
      },
    },
  };
}
