import type { FromClient, FromServer } from '@starboard/protocol';

/**
 * What has been said and not been answered yet. All of it can be said again after a break: saying a thing twice with
 * the same id does it once.
 */
export class Unanswered {
  readonly #said = new Map<string, FromClient>();

  add(message: FromClient): void {
    // of several wishes to watch a table, or the list of tables, only the latest counts
    const about = standing(message);
    if (about !== null)
      for (const [id, other] of this.#said) if (standing(other) === about) this.#said.delete(id);
    this.#said.set(message.id, message);
  }

  hear(message: FromServer): void {
    if ('id' in message && message.id !== null && message.id !== undefined) this.#said.delete(message.id);
  }

  get isEmpty(): boolean {
    return this.#said.size === 0;
  }

  get all(): readonly FromClient[] {
    return [...this.#said.values()];
  }

  /** What is to be said again. A table that watches says so anew at the opening, with what it knows by then. */
  afterBreak(open: () => void): readonly FromClient[] {
    const before = this.all;
    open();
    const still = new Set(this.all);
    return before.filter((message) => still.has(message));
  }
}

/** Something that is so until something else is said about the same. */
function standing(message: FromClient): string | null {
  if (message.type === 'watch' || message.type === 'unwatch') return `table ${message.table}`;
  return message.type === 'lobby' || message.type === 'ping' ? message.type : null;
}
