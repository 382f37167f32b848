import { type Cell, cellCount } from './cells.ts';

/** Not to be reached. */
export const never = 999;

/** The fewest steps from each cell to one of the goals, along the ways that lead out of cells. */
export function stepsTo(goals: readonly Cell[], ways: readonly (readonly Cell[])[]): readonly number[] {
  const steps = Array.from({ length: cellCount }, () => never);
  for (const goal of goals) steps[goal] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (let cell = 0; cell < cellCount; cell++) {
      for (const to of ways[cell] ?? []) {
        const through = (steps[to] ?? never) + 1;
        if (through >= (steps[cell] ?? never)) continue;
        steps[cell] = through;
        changed = true;
      }
    }
  }
  return steps;
}

/** The nearest cell that is wanted, breadth first; of those that are equally near the one farther up, then left. */
export function nearest(
  from: Cell,
  ways: readonly (readonly Cell[])[],
  isWanted: (cell: Cell) => boolean,
): Cell | null {
  const seen = new Set<Cell>([from]);
  let front: readonly Cell[] = [from];
  while (front.length > 0) {
    const wanted = front.filter(isWanted);
    if (wanted.length > 0) return Math.min(...wanted);
    const next: Cell[] = [];
    for (const cell of front)
      for (const to of ways[cell] ?? [])
        if (!seen.has(to)) {
          seen.add(to);
          next.push(to);
        }
    front = next;
  }
  return null;
}
