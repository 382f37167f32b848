import { type Cut, type CutName, cuts, middle, planetRadius, targetRadius, widestStep } from './measures.ts';
import { angleTo, type Circle, type Spot } from './shapes.ts';

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

/** Points of a ring from its lowest one on, clockwise, each with how long the ring is up to there. */
function pointsOf({ rx, ry }: Cut): readonly OnRing[] {
  const found: OnRing[] = [];
  for (let step = 0; step <= steps; step++) {
    const angle = Math.PI / 2 + (step / steps) * 2 * Math.PI;
    const [x, y] = [rx * Math.cos(angle), ry * Math.sin(angle)];
    const before = found.at(-1);
    found.push({ x, y, length: before ? before.length + Math.hypot(x - before.x, y - before.y) : 0 });
  }
  return found;
}

const rings: Readonly<Record<CutName, readonly OnRing[]>> = {
  wide: pointsOf(cuts.wide),
  square: pointsOf(cuts.square),
};

function onRing(points: readonly OnRing[], length: number): OnRing {
  const whole = points.at(-1)?.length ?? 1;
  const wanted = ((length % whole) + whole) % whole;
  let [low, high] = [0, steps];
  while (low < high) {
    const between = (low + high) >> 1;
    if ((points[between]?.length ?? 0) < wanted) low = between + 1;
    else high = between;
  }
  return points[low] ?? { ...middle, length: 0 };
}

/** Away from the middle, straight across the ring. */
function outwards({ rx, ry }: Cut, { x, y }: OnRing): Spot {
  const [nx, ny] = [x / rx ** 2, y / ry ** 2];
  const size = Math.hypot(nx, ny);
  return { x: nx / size, y: ny / size };
}

/** A system on the ring: the how-many-th of how many, with so many planets, of which one may be aimed at. */
interface SystemPlace {
  readonly cut: CutName;
  readonly place: number;
  readonly systems: number;
  readonly count: number;
  readonly target: number | null;
}

/** Each system has the same share of the ring, the first one round its lowest point, the others clockwise. */
export function systemSpots({ cut, place, systems, count, target }: SystemPlace): PlanetSpot[] {
  const points = rings[cut];
  const share = (points.at(-1)?.length ?? 0) / systems;
  const step = Math.min(widestStep, share / (count + 0.9));
  return Array.from({ length: count }, (_, index) => {
    const at = onRing(points, place * share + (index - (count - 1) / 2) * step);
    const out = outwards(cuts[cut], at);
    const by = offLine(cuts[cut], index, target, count);
    const spot = { x: at.x + out.x * by, y: at.y + out.y * by };
    return { ...spot, r: index === target ? targetRadius : planetRadius, light: angleTo(spot, middle) };
  });
}

/** How many stand close together: if one of them steps out of line, all do. */
const crowd = 6;

/** In zigzag; what is aimed at steps towards the warp, its neighbours back. */
function offLine({ zigzag }: Cut, index: number, target: number | null, count: number): number {
  if (target === null) return index % 2 === 0 ? zigzag : -zigzag;
  const away = Math.abs(index - target);
  if (away === 0) return -zigzag * 0.9;
  if (away === 1) return zigzag * 1.1;
  const isBack = (count >= crowd ? away : index + 1) % 2 === 1;
  return isBack ? zigzag : -zigzag;
}
