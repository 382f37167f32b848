import type { StationId } from '../place.ts';

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

/** As wide as a phone; less high than this, names would be too small to read. */
const phone = 390;
const heights = { least: 318, most: 364 } as const;

const within = (least: number, value: number, most: number): number => Math.max(least, Math.min(most, value));

/** Stations around the planet, with names. Wide rooms spread them sideways, low ones move the rows together. */
function around(width: number, height: number): SmallLayout {
  const row = (index: number): number => 6 + (index * (height - 92)) / 3;
  const at = (left: number, top: number, more?: Pick<Spot, 'gainAbove'>): Spot => ({
    left: (left + 46) * (width / phone) - 46,
    top,
    ...more,
  });
  const beside = { gainAbove: true } as const;
  return {
    width,
    height,
    planet: { x: width / 2, y: height / 2 + 1, radius: height / 2 - 89 },
    zoom: { left: 264 * (width / phone), top: height - 28 },
    spots: {
      'solar-converter': at(6, row(0)),
      'alien-artifact': at(149, 2),
      'raiders-outpost': at(292, row(0)),
      'lunar-mine': at(0, row(1), beside),
      'colony-constructor': at(296, row(1), beside),
      'orbital-market': at(0, row(2), beside),
      'terraforming-station': at(291, row(2), beside),
      shipyard: at(6, row(3)),
      'colonist-hub': at(149, height - 76),
      'maintenance-bay': at(292, row(3)),
    },
  };
}

/** Stations beside the planet, as far apart as the height allows. */
function beside(height: number): SmallLayout {
  const top = 13;
  const bottom = height - 70;
  const middle = (top + bottom) / 2;
  const at = (left: number, top: number): Spot => ({ left, top, gainAbove: true });
  return {
    width: phone,
    height,
    planet: { x: 195, y: height / 2, radius: Math.min(90, height / 2 - 19) },
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

/** Where things stand on a small board: around the planet, or beside it in a room too low for names. */
export function smallLayout(width: number, height: number): SmallLayout & { readonly hasNames: boolean } {
  const high = (phone * height) / width;
  const hasNames = height >= 290 && width >= 350;
  if (!hasNames) return { ...beside(within(210, high, 300)), hasNames };
  const natural = within(heights.least, high, heights.most);
  return { ...around(within(phone, (natural * width) / height, 560), natural), hasNames };
}
