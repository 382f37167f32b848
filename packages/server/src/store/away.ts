/** What the network says when PostgreSQL cannot be reached, and what its driver and SQLite's thread say of themselves. */
const codes: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'STORE_CLOSED',
]);

/** SQLSTATE: connection lost, out of memory, disk or connections, shut down, broken below, read-only. */
const states = /^(?:08|53|57P|58|25006)/;

/** Of SQLite: out of memory, locked, read-only, the disk fails or is full, the file cannot be opened. */
const primaryCodes: ReadonlySet<number> = new Set([5, 6, 7, 8, 10, 13, 14]);

/** The driver of PostgreSQL gives these no code. */
const sentences =
  /^Connection terminated|^timeout exceeded when trying to connect|^Query read timeout|not queryable|after calling end on the pool/;

/** Whether the database cannot be reached or written to just now: what was asked of it may work later. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode, message } = error as { code?: unknown; errcode?: unknown; message: string };
  if (typeof errcode === 'number') return primaryCodes.has(errcode & 0xff);
  if (code === undefined) return sentences.test(message);
  return codes.has(code) || (typeof code === 'string' && code.length === 5 && states.test(code));
}
