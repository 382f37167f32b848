/** What a run came to. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly secondTries: readonly SecondTry[];
}

/** A test that failed and then passed. */
export interface SecondTry {
  readonly test: string;
  /** Folder of what was seen at the first try. */
  readonly trace: string | null;
}

/** One may be chance; two are a suite that cannot be trusted. */
const mostSecondTries = 1;

export const hasTooManySecondTries = ({ secondTries }: Tally): boolean =>
  secondTries.length > mostSecondTries;

/** Which tests needed a second try, and where to look. */
export const secondTryLines = (tally: Tally): string[] => [
  ...tally.secondTries.flatMap(({ test, trace }) => [
    `↻ ${test}`,
    ...(trace === null ? [] : [`  what the first try saw: ${trace}`]),
  ]),
  ...(hasTooManySecondTries(tally) ? [`✗ more than ${mostSecondTries} passed only at the second try`] : []),
];
