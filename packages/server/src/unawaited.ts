/**
 * For whatever is done without anybody waiting for it: should it fail, `failed` hears of it. A promise that fails and
 * that nobody hears of ends the process.
 */
export function unawaited(doing: Promise<unknown>, failed: (error: unknown) => void): void {
  doing.catch(failed);
}
