/** Picks uniformly with its own seeded generator (mulberry32), apart from the match's dice. */
export function chooser(seed: number): <Item>(items: readonly Item[]) => Item {
  let state = seed >>> 0;
  return <Item>(items: readonly Item[]) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    const index = (((mixed ^ (mixed >>> 14)) >>> 0) * items.length) / 2 ** 32;
    return items[Math.floor(index)] as Item;
  };
}
