/**
 * How long one bot took to decide, in counts that can be added up across threads: a thousand hours of play need no more
 * room than a minute of it. A step is a twentieth, so that is how exact a percentile is.
 */
export interface ThinkingTimes {
  readonly decisions: number;
  readonly milliseconds: number;
  /** How many decisions took up to so many steps of a twentieth above a microsecond. */
  readonly bySteps: Readonly<Record<number, number>>;
}

const step = Math.log(1.05);
const shortest = 0.001;

export const noTimes: ThinkingTimes = { decisions: 0, milliseconds: 0, bySteps: {} };

export class Stopwatch {
  #decisions = 0;
  #milliseconds = 0;
  readonly #bySteps: Record<number, number> = {};

  add(milliseconds: number): void {
    const steps = Math.max(0, Math.ceil(Math.log(Math.max(milliseconds, shortest) / shortest) / step));
    this.#decisions++;
    this.#milliseconds += milliseconds;
    this.#bySteps[steps] = (this.#bySteps[steps] ?? 0) + 1;
  }

  get times(): ThinkingTimes {
    return { decisions: this.#decisions, milliseconds: this.#milliseconds, bySteps: this.#bySteps };
  }
}

export function together(some: ThinkingTimes, more: ThinkingTimes): ThinkingTimes {
  const bySteps: Record<number, number> = { ...some.bySteps };
  for (const [steps, count] of Object.entries(more.bySteps))
    bySteps[Number(steps)] = (bySteps[Number(steps)] ?? 0) + count;
  return {
    decisions: some.decisions + more.decisions,
    milliseconds: some.milliseconds + more.milliseconds,
    bySteps,
  };
}

/** In milliseconds: so large a share of the decisions took no longer. */
export function percentile({ decisions, bySteps }: ThinkingTimes, share: number): number {
  let left = Math.ceil(decisions * share);
  const steps = Object.keys(bySteps)
    .map(Number)
    .sort((a, b) => a - b);
  for (const each of steps) {
    left -= bySteps[each] ?? 0;
    if (left <= 0) return shortest * Math.exp(each * step);
  }
  return 0;
}
