import 'vitest';

declare module 'vitest' {
  /** What the run tells its tests. */
  interface ProvidedContext {
    /** Milliseconds to wait for what a page or a server says. */
    patience: number;
    /** Long proofs that this run has to make: all of them, or one in turn (`pieces.ts`). */
    pieces: readonly string[];
  }
}
