import type { StationId } from './place.ts';

interface Spot {
  readonly left: number;
  readonly top: number;
  /** What it gives stands above it, where the planet is beside it. */
  readonly gainAbove?: true;
}

export interface SmallLayout {
  readonly width: number;
  readonly height: number;
  readonly planet: { readonly x: number; readonly y: number; readonly radius: number };
  /** The middle of the button that enlarges the board. */
  readonly zoom: { readonly left: number; readonly top: number };
  readonly spots: Readonly<Record<StationId, Spot>>;
}

/** Stations around the planet, with names: for rooms nearly as high as wide. */
const around: SmallLayout = {
  width: 390,
  height: 364,
  planet: { x: 195, y: 183, radius: 97 },
  zoom: { left: 278, top: 336 },
  spots: {
    'solar-converter': { left: 6, top: 8 },
    'alien-artifact': { left: 149, top: 2 },
    'raiders-outpost': { left: 292, top: 8 },
    'lunar-mine': { left: -4, top: 98, gainAbove: true },
    'colony-constructor': { left: 302, top: 98, gainAbove: true },
    'orbital-market': { left: -4, top: 189, gainAbove: true },
    'terraforming-station': { left: 302, top: 189, gainAbove: true },
    shipyard: { left: 6, top: 279 },
    'colonist-hub': { left: 149, top: 288 },
    'maintenance-bay': { left: 292, top: 279 },
  },
};

/** Stations beside the planet, as far apart as the height allows. */
function beside(height: number): SmallLayout {
  const top = 13;
  const bottom = height - 70;
  const middle = (top + bottom) / 2;
  const at = (left: number, top: number): Spot => ({ left, top, gainAbove: true });
  return {
    width: 390,
    height,
    planet: { x: 195, y: height / 2, radius: Math.min(95, height / 2 - 19) },
    zoom: { left: 314, top: height / 2 },
    spots: {
      'solar-converter': at(2, top),
      'lunar-mine': at(2, middle),
      'maintenance-bay': at(2, bottom),
      'orbital-market': at(56, top),
      shipyard: at(56, bottom),
      'alien-artifact': at(284, top),
      'raiders-outpost': at(338, top),
      'colony-constructor': at(338, middle),
      'terraforming-station': at(338, bottom),
      'colonist-hub': at(284, bottom),
    },
  };
}

/** Where things stand on a small board: around the planet, or beside it where there is little above and below. */
export function smallLayout(width: number, height: number): SmallLayout & { readonly hasNames: boolean } {
  const high = (around.width * height) / width;
  const hasNames = high >= 320;
  return { ...(hasNames ? around : beside(Math.max(210, Math.min(300, high)))), hasNames };
}
