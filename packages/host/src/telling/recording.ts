import type { Beginning } from '../log/beginning.ts';
import type { LogEntry } from '../log/log-entry.ts';
import { packLog, type PackedLog, unpackLog } from '../log/packed-log.ts';
import type { Replay, StepEntry } from './replay-pages.ts';

/** All that a match that is over is played again from, wherever that is done. */
export interface Recording extends Pick<Replay, 'table' | 'game' | 'names' | 'outcome'> {
  readonly beginning: Beginning;
  readonly startedAt: number;
  /** As much of its entries as its steps tell. */
  readonly log: PackedLog;
}

/** What a recording says beside its log. */
export type RecordingHead = Omit<Recording, 'log'>;

/** As the text of a `Recording`. Who made an entry, and by which request, is the host's own business. */
export function recordingText(head: RecordingHead, log: readonly LogEntry[]): string {
  const steps = log.map(({ seq, at, seat, input, events }): StepEntry => ({ seq, at, seat, input, events }));
  return JSON.stringify({ ...head, log: packLog(steps) } satisfies Recording);
}

/** The log of a recording, as much of each entry as it has. */
export const recordedSteps = ({ log }: Pick<Recording, 'log'>): readonly StepEntry[] =>
  unpackLog(log) as readonly StepEntry[];
