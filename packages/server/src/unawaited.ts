/**
 * For what is done without a caller waiting for it: should it fail, `failed` hears of it. A promise that fails
 * unheard ends the process.
 */
export function unawaited(doing: Promise<unknown>, failed: (error: unknown) => void): void {
  doing.catch(failed);
}
