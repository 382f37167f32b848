/** Turns a saved position of an older format into the next one. Never changed once released. */
export interface Migration {
  readonly name: string;
  migrate(position: Record<string, unknown>): Record<string, unknown>;
}
