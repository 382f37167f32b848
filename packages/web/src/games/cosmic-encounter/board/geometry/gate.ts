import { gateSize, middle, trackEdge } from './measures.ts';
import type { PlanetSpot } from './ring.ts';
import { alongBand, angleTo, type Circle, distance, polar, type Spot } from './shapes.ts';

/** The hyperspace gate, turned to what it is aimed at. */
export interface GateSpot extends Spot {
  readonly angle: number;
  /** From the gate to the planet's edge. */
  readonly reach: number;
  readonly target: PlanetSpot;
}

/** As far from the warp as a beam of some length allows. */
const furthest = trackEdge + 46;
const nearest = trackEdge + 18;
const leastBeam = 42;

export function gateSpot(target: PlanetSpot): GateSpot {
  const angle = angleTo(middle, target);
  const away = distance(middle, target) - target.r;
  const at = Math.max(nearest, Math.min(furthest, away - leastBeam));
  return { ...polar(middle, angle, at), angle, reach: away - at, target };
}

/** Of ships on the gate, side by side on its ring. */
export const gateStack = (gate: GateSpot, index: number, count: number): Spot => {
  const along = (index - (count - 1) / 2) * Math.min(30, (gateSize.ry * 2) / Math.max(1, count - 1));
  const { x, y } = polar(gate, gate.angle + Math.PI / 2, along);
  return { x, y: y + 5 };
};

/** What the gate, its ships and its beam cover. */
export const gateArea = (gate: GateSpot): readonly Circle[] => [
  ...alongBand(
    polar(gate, gate.angle + Math.PI / 2, gateSize.ry),
    polar(gate, gate.angle - Math.PI / 2, gateSize.ry),
    22,
  ),
  ...alongBand(gate, gate.target, 30),
];
