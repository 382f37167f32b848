import type { Layout } from './layout.ts';
import { boardSize } from './measures.ts';
import type { Box, Spot } from './shapes.ts';

/** At this size numbers on the board can be read. */
const readable = 0.96;

/** What of the board an encounter needs, in a window of this size; null while nothing is aimed at, or where all fits. */
export function cropOf(
  { gate, zone }: Layout,
  window: { readonly width: number; readonly height: number },
): Box | null {
  const whole = Math.min(window.width / boardSize.width, window.height / boardSize.height);
  if (!gate || whole >= readable * 0.8) return null;
  const needed: readonly Spot[] = [
    { x: gate.x - 56, y: gate.y - 56 },
    { x: gate.x + 56, y: gate.y + 56 },
    { x: gate.target.x - gate.target.r - 30, y: gate.target.y - gate.target.r - 30 },
    { x: gate.target.x + gate.target.r + 30, y: gate.target.y + gate.target.r + 30 },
    ...(zone ? [zone, { x: zone.x + zone.width, y: zone.y + zone.height + 16 }] : []),
  ];
  const [left, right] = [Math.min(...needed.map(({ x }) => x)), Math.max(...needed.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...needed.map(({ y }) => y)), Math.max(...needed.map(({ y }) => y))];
  const scale = Math.min(readable, window.width / (right - left), window.height / (bottom - top));
  const [width, height] = [window.width / scale, window.height / scale];
  return {
    x: Math.round((left + right - width) / 2),
    y: Math.round((top + bottom - height) / 2),
    width: Math.round(width),
    height: Math.round(height),
  };
}
