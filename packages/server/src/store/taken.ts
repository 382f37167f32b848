/** A unique key of PostgreSQL; a primary or unique key of SQLite. */
const codes: ReadonlySet<unknown> = new Set(['23505', 1555, 2067]);

/** Whether a write failed because another row has the name, code or id already. */
export function isTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return codes.has(errcode ?? code);
}
