import { middle } from './measures.ts';
import type { PlanetSpot } from './ring.ts';
import { angleTo, type Box, boxAround, type Circle, isFree, polar, type Spot } from './shapes.ts';

/** Each ally of the defense needs so much. */
const width = 42;
const height = 46;
const namedWidth = 92;
const nameHeight = 14;

/** Round the planet that is attacked, from beside the beam outwards; and how far away. */
const turns = [0.95, -0.95, 1.25, -1.25, 1.55, -1.55, 0.75, -0.75, 1.85, -1.85];
const aways = [62, 72, 84, 98, 114, 132, 150, 170, 190, 215];

/** Where allies of the defense stand: beside the planet, clear of all that must be seen. */
export function zoneBox(
  target: PlanetSpot,
  allies: number,
  whole: Box,
  circles: readonly Circle[],
  boxes: readonly Box[],
): Box {
  const inwards = angleTo(target, middle);
  // one alone is named
  const sizes =
    allies === 1
      ? [[namedWidth, height + nameHeight]]
      : [
          [width * allies, height],
          [width, height * allies],
        ];
  for (const away of aways)
    for (const turn of turns)
      for (const [wide = width, high = height] of sizes) {
        const box = boxAround(polar(target, inwards + turn, away), wide, high);
        if (isFree(box, whole, circles, boxes)) return box;
      }
  return boxAround(polar(target, inwards, 80), width * allies, height);
}

/** Side by side, or below each other where the box is higher than wide; one alone in the middle. */
export function zoneStack(box: Box, index: number, allies: number): Spot {
  if (allies === 1) return { x: box.x + box.width / 2 - 5, y: box.y + height - 14 };
  const isColumn = box.height > height;
  return {
    x: box.x + width * ((isColumn ? 0 : index) + 0.5) - 5,
    y: box.y + height * ((isColumn ? index : 0) + 1) - 14,
  };
}
