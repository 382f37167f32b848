interface Entry<T> {
  readonly item: T;
  readonly value: number;
  readonly order: number;
}

/** Positions still to be looked into, the most promising first; of equal ones the earlier. */
export class Frontier<T> {
  readonly #heap: Entry<T>[] = [];
  #pushed = 0;

  push(item: T, value: number): void {
    const heap = this.#heap;
    let at = heap.length;
    heap.push({ item, value, order: this.#pushed++ });
    while (at > 0 && this.#isBefore(at, (at - 1) >> 1)) at = this.#swap(at, (at - 1) >> 1);
  }

  pop(): T | undefined {
    const heap = this.#heap;
    const top = heap[0];
    const last = heap.pop();
    if (!top || !last || heap.length === 0) return top?.item;
    heap[0] = last;
    for (let at = 0; ; ) {
      let first = at;
      for (const child of [2 * at + 1, 2 * at + 2])
        if (child < heap.length && this.#isBefore(child, first)) first = child;
      if (first === at) return top.item;
      at = this.#swap(at, first);
    }
  }

  #isBefore(left: number, right: number): boolean {
    const a = this.#heap[left] as Entry<T>;
    const b = this.#heap[right] as Entry<T>;
    return a.value === b.value ? a.order < b.order : a.value > b.value;
  }

  #swap(from: number, to: number): number {
    const held = this.#heap[from] as Entry<T>;
    this.#heap[from] = this.#heap[to] as Entry<T>;
    this.#heap[to] = held;
    return to;
  }
}
