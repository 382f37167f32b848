import type { Arguments, Flags } from '../arguments.ts';
import type { Program } from '../program.ts';
import type { Voice } from '../voice.ts';

/** One of the words after `starboard`. */
export interface Command {
  readonly name: string;
  readonly flags: Flags;
  readonly mostWords: number;
  /** Resolves to the exit code. */
  run(given: Arguments, voice: Voice, program: Program): Promise<number>;
}
