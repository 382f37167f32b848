/** Turns a saved position of an older format into the next one. Never changed once released. */
export interface Migration {
  readonly name: string;
  migrate(position: Record<string, unknown>): Record<string, unknown>;
  /**
   * The position without what matches remember only since then, where that is all that is new: by it a record that
   * was made before is known again.
   */
  forget?(position: Record<string, unknown>): Record<string, unknown>;
}
