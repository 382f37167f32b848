/** Heights of labels that stay as close to their points as they can, a gap apart, and none below the lowest. */
export function spread(heights: readonly number[], gap: number, lowest = Infinity): readonly number[] {
  const order = heights.map((height, index) => ({ height, index })).sort((a, b) => a.height - b.height);
  const placed: { top: number; members: typeof order }[] = [];
  for (const label of order) {
    let group = { top: Math.min(label.height, lowest), members: [label] };
    // labels that would overlap share the room round the middle of their points
    for (
      let above = placed.at(-1);
      above && group.top < above.top + above.members.length * gap;
      above = placed.at(-1)
    ) {
      placed.pop();
      const members = [...above.members, ...group.members];
      const middle = members.reduce((sum, { height }) => sum + height, 0) / members.length;
      const room = (members.length - 1) * gap;
      group = { top: Math.min(middle - room / 2, lowest - room), members };
    }
    placed.push(group);
  }
  const tops = new Map(
    placed.flatMap(({ top, members }) => members.map(({ index }, at) => [index, top + at * gap] as const)),
  );
  return heights.map((height, index) => tops.get(index) ?? height);
}
