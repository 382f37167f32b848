import type { Seat, Viewer } from '@starboard/engine';
import type { Author, LogEntry } from '../log/log-entry.ts';

/** By viewer: the number of the message that told an answer, 0 when it told the viewer nothing, null when not known. */
export type ToldBy = readonly (number | null)[];

/** An answer that may be stepped back from. */
interface GivenAnswer {
  readonly seat: Seat | null;
  readonly by: Author;
  readonly toldBy: ToldBy;
}

/** Further back no seat can step. */
const mostSteps = 128;

/** Who gave the latest answers, and which messages told them, so that a step back can say what it undoes. */
export class Steps {
  readonly #answers: GivenAnswer[] = [];

  /** Goes on from the latest entries of a log; what spectators are told is numbered by each host for itself. */
  static after(log: readonly LogEntry[], viewers: readonly Viewer[]): Steps {
    const steps = new Steps();
    for (const [index, entry] of log.entries()) {
      const before = log[index - 1]?.told;
      if ('undo' in entry.input) steps.back(entry.seat);
      else
        steps.enter(
          entry,
          viewers.map((viewer, at) => {
            const n = entry.told[at];
            if (viewer === 'spectator' || n === undefined || before === undefined) return null;
            return n === before[at] ? 0 : n;
          }),
        );
    }
    return steps;
  }

  enter({ input, seat, by }: Pick<LogEntry, 'input' | 'seat' | 'by'>, toldBy: ToldBy): void {
    if ('takeback' in input) this.forget();
    if ('answer' in input) this.#answers.push({ seat, by, toldBy });
    if (this.#answers.length > mostSteps) this.#answers.shift();
  }

  /** No seat can step back from what was answered before. */
  forget(): void {
    if (this.#answers.length > 0) this.#answers.length = 0;
  }

  /** Forgets the answer that the seat steps back from, and returns it; null when it is not known. */
  back(seat: Seat | null): GivenAnswer | null {
    const undone = this.#answers.findLastIndex((answer) => answer.seat === seat);
    return this.#answers.splice(undone, undone < 0 ? 0 : 1)[0] ?? null;
  }
}
