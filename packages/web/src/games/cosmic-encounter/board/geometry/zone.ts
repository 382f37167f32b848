import { boardSize, middle } from './measures.ts';
import type { PlanetSpot } from './ring.ts';
import { angleTo, type Box, boxAround, type Circle, isFree, polar, type Spot } from './shapes.ts';

/** Each ally of the defense needs so much beside the others. */
const width = 42;
const height = 46;

/** Round the planet that is attacked, from beside the beam outwards; and how far away. */
const turns = [0.95, -0.95, 1.25, -1.25, 1.55, -1.55, 0.75, -0.75, 1.85, -1.85];
const aways = [62, 72, 84, 98, 114, 132, 150, 170, 190, 215];

const whole: Box = { x: 4, y: 4, width: boardSize.width - 8, height: boardSize.height - 8 };

/** Where allies of the defense stand: beside the planet, clear of all that must be seen. */
export function zoneBox(target: PlanetSpot, allies: number, taken: readonly Circle[]): Box {
  const inwards = angleTo(target, middle);
  for (const away of aways)
    for (const turn of turns) {
      const box = boxAround(polar(target, inwards + turn, away), width * Math.max(1, allies), height);
      if (isFree(box, whole, taken)) return box;
    }
  return boxAround(polar(target, inwards, 80), width, height);
}

export const zoneStack = (box: Box, index: number): Spot => ({
  x: box.x + width * (index + 0.5) - 5,
  y: box.y + height - 14,
});
