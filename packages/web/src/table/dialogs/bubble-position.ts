interface Size {
  readonly width: number;
  readonly height: number;
}

const gap = 12;
const margin = 10;

/** Where a bubble goes: above what it speaks of, or below where there is no room; always on the screen. */
export function bubblePosition(
  target: DOMRectReadOnly | (Size & { x: number; y: number }),
  own: Size,
  screen: Size,
) {
  const middle = target.x + target.width / 2 - own.width / 2;
  const above = target.y - own.height - gap;
  const below = target.y + target.height + gap;
  const y = above >= margin ? above : below;
  return {
    x: within(middle, screen.width - own.width),
    y: within(y, screen.height - own.height),
  };
}

const within = (wanted: number, most: number): number =>
  Math.round(Math.max(margin, Math.min(wanted, most - margin)));
