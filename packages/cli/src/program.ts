import type { Board } from '@starboard/terminal';

/** What the command is made of: the games it knows, and the thread that plays the same games by the hundred. */
export interface Program {
  readonly boards: readonly Board[];
  readonly simulateWorker: URL;
}
