export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Circle extends Spot {
  readonly r: number;
}

/** By its upper left corner. */
export interface Box extends Spot {
  readonly width: number;
  readonly height: number;
}

export const distance = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

/** So far from a spot, in the direction of an angle. */
export const polar = ({ x, y }: Spot, angle: number, by: number): Spot => ({
  x: x + by * Math.cos(angle),
  y: y + by * Math.sin(angle),
});

export const angleTo = (from: Spot, to: Spot): number => Math.atan2(to.y - from.y, to.x - from.x);

/** How far two directions are apart, the short way round. */
export function angleBetween(a: number, b: number): number {
  const turn = Math.abs(a - b) % (2 * Math.PI);
  return turn > Math.PI ? 2 * Math.PI - turn : turn;
}

export const boxAround = ({ x, y }: Spot, width: number, height: number): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

export const boxesMeet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

export function boxMeetsCircle(box: Box, circle: Circle): boolean {
  const dx = circle.x - Math.max(box.x, Math.min(circle.x, box.x + box.width));
  const dy = circle.y - Math.max(box.y, Math.min(circle.y, box.y + box.height));
  return dx * dx + dy * dy < circle.r * circle.r;
}

/** Whether a box is inside the whole and meets nothing that is there already. */
export const isFree = (
  box: Box,
  whole: Box,
  circles: readonly Circle[],
  boxes: readonly Box[] = [],
): boolean =>
  isInside(box, whole) &&
  !circles.some((circle) => boxMeetsCircle(box, circle)) &&
  !boxes.some((other) => boxesMeet(box, other));

export const isInside = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

/** A straight band, as circles along it that touch each other's middles. */
export function alongBand(from: Spot, to: Spot, r: number): readonly Circle[] {
  const count = Math.max(1, Math.ceil(distance(from, to) / r));
  return Array.from({ length: count + 1 }, (_, index) => ({
    x: from.x + ((to.x - from.x) * index) / count,
    y: from.y + ((to.y - from.y) * index) / count,
    r,
  }));
}
