export type Point = readonly [number, number];

/** A window: its box in the row, and the leaning outline within that box. */
export interface LeaningWindow {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly outline: string;
}

interface Row {
  readonly width: number;
  readonly height: number;
  readonly count: number;
  /** In a row the bars between windows lean to the side, in a stack they rise to the right. */
  readonly isStack: boolean;
}

const inRow = { gap: 14, lean: 46, radius: 26 };
const inStack = { gap: 9, lean: 16, radius: 20 };

/** Windows of one ship: the bars between them lean, the outer edges stand straight. */
export const leaningWindows = (row: Row): readonly LeaningWindow[] =>
  Array.from({ length: row.count }, (_, index) => (row.isStack ? stacked(row, index) : standing(row, index)));

function standing({ width, height, count }: Row, index: number): LeaningWindow {
  const { gap, lean, radius } = inRow;
  const each = (width - gap * (count - 1)) / count;
  const left = index * (each + gap);
  const onLeft = index === 0 ? 0 : lean / 2;
  const onRight = index === count - 1 ? 0 : lean / 2;
  const corners: readonly Point[] = [
    [left + onLeft, 0],
    [left + each + onRight, 0],
    [left + each - onRight, height],
    [left - onLeft, height],
  ];
  return boxed(corners, radius);
}

function stacked({ width, height, count }: Row, index: number): LeaningWindow {
  const { gap, lean, radius } = inStack;
  const each = (height - gap * (count - 1)) / count;
  const top = index * (each + gap);
  const above = index === 0 ? 0 : lean / 2;
  const below = index === count - 1 ? 0 : lean / 2;
  const corners: readonly Point[] = [
    [0, top + above],
    [width, top - above],
    [width, top + each - below],
    [0, top + each + below],
  ];
  return boxed(corners, radius);
}

function boxed(corners: readonly Point[], radius: number): LeaningWindow {
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  const inside = corners.map(([x, y]): Point => [x - left, y - top]);
  return {
    left,
    top,
    width: Math.max(...xs) - left,
    height: Math.max(...ys) - top,
    outline: rounded(inside, radius),
  };
}

const said = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A path round these corners, each of them cut off in a curve. */
export function rounded(corners: readonly Point[], radius: number): string {
  const towards = ([x, y]: Point, [toX, toY]: Point): Point => {
    const share = radius / Math.max(Math.hypot(toX - x, toY - y), radius);
    return [x + (toX - x) * share, y + (toY - y) * share];
  };
  const curves = corners.map((corner, index) => {
    const before = corners.at(index - 1) ?? corner;
    const after = corners[(index + 1) % corners.length] ?? corner;
    return `${said(towards(corner, before))}Q${said(corner)} ${said(towards(corner, after))}`;
  });
  return `M${curves.join('L')}Z`;
}
