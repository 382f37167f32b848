/** `data-place` of where something starts and where it lands. */
export interface Way {
  readonly from: string;
  readonly to: string;
}

interface Flight extends Way {
  /** Less motion is wanted: it fades in where it lands. */
  readonly isCalm: boolean;
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const flightTime = 480;
const fadeTime = 160;
const curve = 'cubic-bezier(0.45, 0, 0.15, 1)';
const steps = 16;

/** Points of a bow between two spots: it swings out to the left of the way by a sixth of it. */
export function bow(from: Spot, to: Spot): readonly Spot[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const middle = { x: (from.x + to.x) / 2 + dy / 3, y: (from.y + to.y) / 2 - dx / 3 };
  return Array.from({ length: steps + 1 }, (_, index) => {
    const t = index / steps;
    const blend = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c;
    return {
      x: blend(from.x, middle.x, to.x),
      y: blend(from.y, middle.y, to.y),
      size: from.size + (to.size - from.size) * t,
    };
  });
}

/** It leaves as large as the place it comes from, within reason. */
const grown = (times: number): number => Math.max(0.6, Math.min(2.3, times));

const at = (place: string): Element | null => document.querySelector(`[data-place="${CSS.escape(place)}"]`);

function spotOf(element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, size: Math.min(width, height) };
}

/** Shows what is at one place coming there from another. Done when it has landed, at once when a place is not drawn. */
export async function fly({ from, to, isCalm }: Flight): Promise<void> {
  const [start, goal] = [at(from), at(to)];
  if (!start || !goal) return;
  if (isCalm) {
    await goal.animate({ opacity: [0, 1] }, { duration: fadeTime }).finished;
    return;
  }
  const { size } = spotOf(goal);
  const picture = pictureOf(goal);
  document.body.append(picture);
  // what has arrived is not seen twice
  const hidden = goal.animate({ opacity: [0, 0] }, { duration: flightTime });
  const path = bow(
    { ...spotOf(start), size: grown(spotOf(start).size / size) },
    { ...spotOf(goal), size: 1 },
  );
  try {
    await picture.animate(
      path.map(({ x, y, size: scale }) => ({
        transform: `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`,
      })),
      { duration: flightTime, easing: curve, fill: 'both' },
    ).finished;
  } finally {
    hidden.cancel();
    picture.remove();
  }
}

/** A copy that floats above everything, as large as the original looks. */
function pictureOf(seen: Element): HTMLElement {
  const { width, height } = seen.getBoundingClientRect();
  const picture = document.createElement('div');
  picture.ariaHidden = 'true';
  Object.assign(picture.style, {
    position: 'fixed',
    left: '0',
    top: '0',
    zIndex: '50',
    pointerEvents: 'none',
    width: `${width}px`,
    height: `${height}px`,
  });
  const copy = seen.cloneNode(true) as Element;
  for (const place of [copy, ...copy.querySelectorAll('[data-place]')]) place.removeAttribute('data-place');
  picture.append(copy);
  // the stage is scaled as a whole, its copy stands outside of it
  const natural = seen instanceof HTMLElement ? seen.offsetWidth : width;
  if (copy instanceof HTMLElement && natural > 0)
    Object.assign(copy.style, { transformOrigin: '0 0', transform: `scale(${width / natural})` });
  return picture;
}
