import type { Layout } from './layout.ts';
import type { PlanetSpot } from './ring.ts';
import type { Box, Spot } from './shapes.ts';

/** As large as an encounter is drawn: a finger meets every ship of it, and its neighbours are seen as well. */
const near = 1.08;
/** Below this only the numbers of ships can. */
export const readable = 0.76;

export interface Window {
  readonly width: number;
  readonly height: number;
}

/** How large a part of the board is drawn in a window that shows all of that part. */
export const scaleOf = (seen: Window, window: Window): number =>
  Math.min(window.width / seen.width, window.height / seen.height);

/** Less than this is not worth to lose sight of the others for. */
const worthwhile = 1.3;

/**
 * What of the board an encounter needs, in a window of this size: before its gate is aimed, the planets that are offered.
 * Null while there is neither, or where all fits.
 */
export function cropOf(layout: Layout, window: Window, offered: readonly PlanetSpot[] = []): Box | null {
  const { gate, zone, box } = layout;
  const whole = scaleOf(box, window);
  // a board that is not on the screen has no room at all
  if (whole === 0 || whole >= readable) return null;
  if (!gate) return around(offered.flatMap(cornersOf), box, window, whole * worthwhile);
  const needed: readonly Spot[] = [
    { x: gate.x - 56, y: gate.y - 56 },
    { x: gate.x + 56, y: gate.y + 56 },
    { x: gate.target.x - gate.target.r - 30, y: gate.target.y - gate.target.r - 30 },
    { x: gate.target.x + gate.target.r + 30, y: gate.target.y + gate.target.r + 30 },
    ...(zone ? [zone, { x: zone.x + zone.width, y: zone.y + zone.height + 16 }] : []),
  ];
  return around(needed, box, window, 0);
}

/** A planet, with room for its rim and what stands on it. */
const cornersOf = ({ x, y, r }: PlanetSpot): readonly Spot[] => [
  { x: x - r - 26, y: y - r - 26 },
  { x: x + r + 26, y: y + r + 26 },
];

/** All of these in the middle of the window, as large as they can be; null where that is not as large as this. */
function around(needed: readonly Spot[], box: Box, window: Window, least: number): Box | null {
  if (needed.length === 0) return null;
  const [left, right] = [Math.min(...needed.map(({ x }) => x)), Math.max(...needed.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...needed.map(({ y }) => y)), Math.max(...needed.map(({ y }) => y))];
  const scale = Math.min(near, window.width / (right - left), window.height / (bottom - top));
  if (scale < least) return null;
  const [width, height] = [window.width / scale, window.height / scale];
  return {
    x: Math.round(within((left + right - width) / 2, box.x, box.x + box.width - width)),
    y: Math.round(within((top + bottom - height) / 2, box.y, box.y + box.height - height)),
    width: Math.round(width),
    height: Math.round(height),
  };
}

/** Where there is more room than board, in the middle of it. */
const within = (value: number, least: number, most: number): number =>
  least > most ? (least + most) / 2 : Math.max(least, Math.min(most, value));
