import { middle, planetRadius, ring, targetRadius, widestStep } from './measures.ts';
import { angleTo, type Circle } from './shapes.ts';

/** A planet on the board. */
export interface PlanetSpot extends Circle {
  /** Towards the warp, which lights it. */
  readonly light: number;
}

interface OnRing {
  readonly x: number;
  readonly y: number;
  readonly length: number;
}

const steps = 1440;

/** The ring from its lowest point on, clockwise, with how long it is up to there. */
const points: readonly OnRing[] = (() => {
  const found: OnRing[] = [];
  for (let step = 0; step <= steps; step++) {
    const angle = Math.PI / 2 + (step / steps) * 2 * Math.PI;
    const x = middle.x + ring.rx * Math.cos(angle);
    const y = middle.y + ring.ry * Math.sin(angle);
    const before = found.at(-1);
    found.push({ x, y, length: before ? before.length + Math.hypot(x - before.x, y - before.y) : 0 });
  }
  return found;
})();

const wholeLength = points.at(-1)?.length ?? 0;

function onRing(length: number): OnRing {
  const wanted = ((length % wholeLength) + wholeLength) % wholeLength;
  let [low, high] = [0, steps];
  while (low < high) {
    const between = (low + high) >> 1;
    if ((points[between]?.length ?? 0) < wanted) low = between + 1;
    else high = between;
  }
  return points[low] ?? { ...middle, length: 0 };
}

/** Away from the middle, straight across the ring. */
function outwards({ x, y }: OnRing): { readonly x: number; readonly y: number } {
  const [nx, ny] = [(x - middle.x) / ring.rx ** 2, (y - middle.y) / ring.ry ** 2];
  const size = Math.hypot(nx, ny);
  return { x: nx / size, y: ny / size };
}

/** Each system has the same share of the ring, the first one round its lowest point, the others clockwise. */
export function systemSpots(
  place: number,
  systems: number,
  count: number,
  target: number | null,
): PlanetSpot[] {
  const share = wholeLength / systems;
  const step = Math.min(widestStep, share / (count + 0.9));
  return Array.from({ length: count }, (_, index) => {
    const at = onRing(place * share + (index - (count - 1) / 2) * step);
    const out = outwards(at);
    const by = offLine(index, target);
    const spot = { x: at.x + out.x * by, y: at.y + out.y * by };
    return { ...spot, r: index === target ? targetRadius : planetRadius, light: angleTo(spot, middle) };
  });
}

/** In zigzag; what is aimed at steps towards the warp, its neighbours back. */
function offLine(index: number, target: number | null): number {
  const { zigzag } = ring;
  if (target !== null && index === target) return -zigzag * 0.9;
  if (target !== null && Math.abs(index - target) === 1) return zigzag * 1.1;
  return index % 2 === 0 ? zigzag : -zigzag;
}
