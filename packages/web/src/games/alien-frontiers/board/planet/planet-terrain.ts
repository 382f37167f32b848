import type { TerritoryId } from '@starboard/alien-frontiers';
import { seededDraws } from '../../../../design/drawing/seeded-draws.ts';
import { cells, drawnRadius, type Point } from './planet-cells.ts';

/** Lines or patches of one tone; without a width it is filled. */
export interface Relief {
  readonly tone: 'lit' | 'shade' | 'water';
  readonly path: string;
  readonly width?: number;
  readonly strength: number;
}

interface Ground {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const scale = drawnRadius / 196;
const draw = seededDraws(42);
const between = (low: number, high: number): number => low + draw() * (high - low);
const n = (value: number): string => String(Math.round(value * 10) / 10);
const at = (x: number, y: number): string => `${n(x)} ${n(y)}`;
const closed = (outline: readonly Point[]): string => `M${outline.map(([x, y]) => at(x, y)).join('L')}Z`;
const times = <Value>(count: number, make: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => make(index));
const rows = (from: number, to: number, step: number): number[] =>
  times(Math.ceil((to - from) / step), (index) => from + index * step);

function craters({ left, right, top, bottom }: Ground): Relief[] {
  const rings = times(13, (index) => ({
    x: between(left, right),
    y: between(top, bottom),
    r: (index < 2 ? between(22, 30) : between(4, 12)) * scale,
  }));
  const half = (sweep: 0 | 1) =>
    rings
      .map(({ x, y, r }) => {
        const reach = r * 0.7;
        return `M${at(x - reach, y + reach)}A${n(r)} ${n(r)} 0 0 ${sweep} ${at(x + reach, y - reach)}`;
      })
      .join('');
  const floors = rings.map(
    ({ x, y, r }) =>
      `M${at(x - r, y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0`,
  );
  return [
    { tone: 'shade', path: floors.join(''), strength: 0.46 },
    { tone: 'lit', path: half(0), width: 1.6, strength: 1 },
    { tone: 'shade', path: half(1), width: 1.8, strength: 1 },
  ];
}

function dunes({ left, right, top, bottom }: Ground): Relief[] {
  const crests = rows(top - 10, bottom + 10, 11 * scale).map((y, index) => {
    const phase = index * 1.1;
    const line = rows(left - 10, right + 18, 8).map((x) =>
      at(x, y + 4 * scale * Math.sin(x / 17 / scale + phase) + 2 * Math.sin(x / 7 / scale + phase * 2)),
    );
    return `M${line.join('L')}`;
  });
  return litFromAbove(crests.join(''), { width: 2, strength: 0.67 }, { width: 1.1, strength: 0.77 });
}

type Stroke = Pick<Relief, 'width' | 'strength'>;

/** A shaded line, and a lit one on its sunny side. */
const litFromAbove = (path: string, shade: Stroke, lit: Stroke): Relief[] => [
  { tone: 'shade', path, ...shade },
  // the lit line starts nearly two units higher; moves inside the path are absolute, so the whole is shifted
  { tone: 'lit', path: shifted(path, 0, -1.8), ...lit },
];

/** A path of absolute pairs, moved. */
const shifted = (path: string, dx: number, dy: number): string =>
  path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => at(Number(x) + dx, Number(y) + dy));

function mesas({ left, right, top, bottom }: Ground): Relief[] {
  const tables = times(7, (index) => {
    const [x, y] = [between(left, right), between(top, bottom)];
    return times(3, (storey) => {
      const r = (26 - 8 * storey) * scale * between(0.85, 1.15);
      return times(7, (corner): Point => {
        const angle = (corner / 7) * 2 * Math.PI + index;
        return [
          x - storey * 1.5 + r * Math.cos(angle) * between(0.85, 1.1),
          y - storey * 2.5 + r * 0.62 * Math.sin(angle) * between(0.85, 1.1),
        ];
      });
    });
  });
  return tables.flat().flatMap((outline): Relief[] => [
    { tone: 'shade', path: closed(outline.map(([x, y]) => [x + 2, y + 3])), strength: 0.29 },
    { tone: 'lit', path: closed(outline), strength: 0.21 },
    { tone: 'lit', path: closed(outline), width: 1, strength: 0.6 },
  ]);
}

function grass({ left, right, top, bottom }: Ground): Relief[] {
  const blades = times(34, () => {
    const [x, y, length] = [between(left, right), between(top, bottom), between(12, 44) * scale];
    return `M${at(x, y)}q${n(length / 2)} -3 ${n(length)} 0`;
  });
  const every = (step: number, rest: number) => blades.filter((_, index) => index % step === rest).join('');
  return [
    { tone: 'shade', path: every(2, 0), width: 1.5, strength: 0.58 },
    { tone: 'lit', path: every(2, 1), width: 1.4, strength: 0.77 },
  ];
}

function rivers({ left, right, top, bottom }: Ground): Relief[] {
  const fall = (bottom - top) / 8;
  const beds = times(5, (index) => {
    let x = left + (right - left) * (0.02 + 0.22 * index);
    let y = top - 4;
    const bends = times(9, () => {
      const [toX, toY] = [x + between(-16, 20) * scale, y + fall];
      const bend = `Q${at(x + between(-14, 14), (y + toY) / 2)} ${at(toX, toY)}`;
      [x, y] = [toX, toY];
      return bend;
    });
    return `M${at(left + (right - left) * (0.02 + 0.22 * index), top - 4)}${bends.join('')}`;
  }).join('');
  return [
    { tone: 'shade', path: beds, width: 7 * scale, strength: 0.83 },
    { tone: 'water', path: beds, width: 2.6 * scale, strength: 1 },
    { tone: 'lit', path: shifted(beds, 4, 1), width: 1, strength: 0.46 },
  ];
}

function strata({ left, right, top, bottom }: Ground): Relief[] {
  const layers = rows(top - 30, bottom + 30, 8 * scale).map((y) => {
    const line = rows(left, right + 12, 13 * scale).map((x) =>
      at(x, y + between(-3.2, 3.2) + (x - left) * 0.12),
    );
    return `M${at(left - 6, y)}L${line.join('L')}`;
  });
  const dark = layers.filter((_, index) => index % 3 !== 0);
  const light = layers.filter((_, index) => index % 3 === 0);
  return [
    { tone: 'shade', path: dark.join(''), width: 2.4, strength: 0.5 },
    { tone: 'lit', path: light.join(''), width: 1.1, strength: 0.77 },
  ];
}

/** Rows of like things, every second row between those of the first, drawn from the back to the front. */
const ranges = (
  { left, right, top, bottom }: Ground,
  [across, down]: Point,
  sizes: Point,
  draws: (things: readonly { x: number; y: number; w: number }[]) => Relief[],
): Relief[] =>
  times(down + 1, (row) =>
    draws(
      times(across + 1, (column) => ({
        x: left + ((column + 0.5 * (row % 2)) * (right - left)) / across + between(-4, 4),
        y: top + (row * (bottom - top)) / down + between(-3, 3),
        w: between(...sizes) * scale,
      })),
    ),
  ).flat();

const hills = (ground: Ground): Relief[] =>
  ranges(ground, [7, 8], [11, 17], (things) => [
    {
      tone: 'shade',
      path: things.map(({ x, y, w }) => `M${at(x - w, y)}q${n(w)} ${n(-w * 1.2)} ${n(2 * w)} 0Z`).join(''),
      strength: 0.25,
    },
    {
      tone: 'lit',
      path: things
        .map(({ x, y, w }) => `M${at(x - w, y)}q${n(w * 0.5)} ${n(-w * 0.62)} ${n(w)} ${n(-w * 0.6)}`)
        .join(''),
      width: 1.2,
      strength: 0.85,
    },
  ]);

const peaks = (ground: Ground): Relief[] =>
  ranges({ ...ground, top: ground.top + 8 }, [6, 6], [10, 16], (things) => {
    const tall = things.map((thing) => ({ ...thing, h: thing.w * between(1.2, 1.6) }));
    const faces = tall.map(({ x, y, w, h }) =>
      closed([
        [x - w, y],
        [x, y - h],
        [x + w, y],
      ]),
    );
    const sunny = tall.map(({ x, y, w, h }) =>
      closed([
        [x - w, y],
        [x, y - h],
        [x - w * 0.1, y - h * 0.35],
        [x - w * 0.3, y],
      ]),
    );
    return [
      { tone: 'shade', path: faces.join(''), strength: 0.46 },
      { tone: 'lit', path: sunny.join(''), strength: 0.7 },
    ];
  });

const landscapes: Readonly<Record<TerritoryId, (ground: Ground) => Relief[]>> = {
  'asimov-crater': craters,
  'bradbury-plateau': mesas,
  'burroughs-desert': dunes,
  'heinlein-plains': grass,
  'herbert-valley': rivers,
  'lem-badlands': strata,
  'pohl-foothills': hills,
  'van-vogt-mountains': peaks,
};

function reliefOf(territory: TerritoryId): readonly Relief[] {
  const outline = cells[territory];
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  return landscapes[territory]({
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  });
}

/** What the ground of each territory looks like; drawn once, from always the same numbers. */
export const terrain = Object.fromEntries(
  (Object.keys(landscapes) as TerritoryId[]).map((territory) => [territory, reliefOf(territory)]),
) as unknown as Readonly<Record<TerritoryId, readonly Relief[]>>;
