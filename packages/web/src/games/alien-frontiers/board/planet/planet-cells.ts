import { type TerritoryId, territories } from '@starboard/alien-frontiers';

export type Point = readonly [number, number];
type Vector = readonly [number, number, number];

/** The planet is computed once at this radius and scaled as a picture. */
export const drawnRadius = 207;

/** One point inside each territory, on the disc as we see it. */
const seeds: Readonly<Record<TerritoryId, Point>> = {
  'asimov-crater': [-0.5, -0.55],
  'bradbury-plateau': [0.1, -0.66],
  'burroughs-desert': [0.66, -0.34],
  'heinlein-plains': [-0.72, 0.08],
  'herbert-valley': [-0.02, -0.04],
  'lem-badlands': [0.62, 0.3],
  'pohl-foothills': [-0.38, 0.64],
  'van-vogt-mountains': [0.27, 0.68],
};

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const added = (a: Vector, b: Vector, times = 1): Vector => [
  a[0] + b[0] * times,
  a[1] + b[1] * times,
  a[2] + b[2] * times,
];
const unit = (a: Vector): Vector => {
  const length = Math.hypot(...a);
  return [a[0] / length, a[1] / length, a[2] / length];
};
const onSphere = ([x, y]: Point): Vector => [x, y, Math.sqrt(Math.max(0.02, 1 - x * x - y * y))];

/** The rim of the disc. */
const rim: readonly Vector[] = Array.from({ length: 160 }, (_, index) => {
  const angle = (index / 160) * 2 * Math.PI;
  return [Math.cos(angle), Math.sin(angle), 0];
});

const across = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** Points of a great circle between two of it, without the ends, on our side of the planet. */
function arc(from: Vector, to: Vector, normal: Vector): Vector[] {
  const angle = Math.acos(Math.max(-1, Math.min(1, dot(from, to))));
  const isWholeHalf = angle > Math.PI - 1e-3;
  const around = across(normal, from);
  const aside = isWholeHalf
    ? added([0, 0, 0], around, Math.sign(around[2]))
    : unit(added(to, from, -dot(from, to)));
  const count = Math.max(2, Math.ceil(angle / 0.06));
  return Array.from({ length: count - 1 }, (_, index) => {
    const turn = (angle * (index + 1)) / count;
    return added(added([0, 0, 0], from, Math.cos(turn)), aside, Math.sin(turn));
  });
}

/** What is left of an outline on the near side of a great circle, which becomes part of the outline. */
function cut(outline: readonly Vector[], normal: Vector): readonly Vector[] {
  const kept: { readonly at: Vector; readonly isCut: boolean }[] = [];
  outline.forEach((at, index) => {
    const next = outline[(index + 1) % outline.length] ?? at;
    const [here, there] = [dot(at, normal), dot(next, normal)];
    if (here >= 0) kept.push({ at, isCut: false });
    if (here >= 0 !== there >= 0) {
      const crossing = added(at, added(next, at, -1), here / (here - there));
      kept.push({ at: unit(crossing), isCut: true });
    }
  });
  return kept.flatMap(({ at, isCut }, index) => {
    const next = kept[(index + 1) % kept.length];
    return isCut && next?.isCut ? [at, ...arc(at, next.at, normal)] : [at];
  });
}

/** The same smooth noise bends every border, so neighbours share their edge exactly; the rim stays round. */
function bent(x: number, y: number): Point {
  const strength = 0.03 * (1 - Math.min(1, x * x + y * y) ** 6);
  const alongX =
    Math.sin(5.3 * x + 3.1 * y + 0.7) +
    0.55 * Math.sin(11.7 * y - 6.1 * x + 2.1) +
    0.3 * Math.sin(23 * x + 17 * y);
  const alongY =
    Math.sin(6.1 * y - 4.2 * x + 1.9) +
    0.55 * Math.sin(10.3 * x + 8.7 * y + 0.3) +
    0.3 * Math.sin(21 * y - 19 * x);
  return [(x + strength * alongX) * drawnRadius, (y + strength * alongY) * drawnRadius];
}

function cell(territory: TerritoryId): readonly Point[] {
  const own = onSphere(seeds[territory]);
  return territories
    .filter((other) => other !== territory)
    .reduce((outline, other) => cut(outline, unit(added(own, onSphere(seeds[other]), -1))), rim)
    .map(([x, y]) => bent(x, y));
}

export const points = (outline: readonly Point[]): string =>
  outline.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

const outlines = territories.map((territory) => [territory, cell(territory)] as const);

/** Each territory's outline round the planet's middle. */
export const cells = Object.fromEntries(outlines) as Readonly<Record<TerritoryId, readonly Point[]>>;

/** The same, as polygons are written. */
export const cellPoints = Object.fromEntries(
  outlines.map(([territory, outline]) => [territory, points(outline)]),
) as Readonly<Record<TerritoryId, string>>;
