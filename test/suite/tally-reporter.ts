import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';
import { hasTooManySecondTries, secondTryLines, type Tally } from './tally.ts';

/**
 * Counts what was run, and above all what passed only at the second try. `TALLY=FILE` has it written down, for
 * the program that started the run.
 */
export class TallyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const tally = tallyOf(modules, errors);
    for (const line of secondTryLines(tally)) console.log(line);
    if (hasTooManySecondTries(tally)) process.exitCode = 1;
    const { TALLY: file } = process.env;
    if (file) writeFileSync(file, JSON.stringify(tally));
  }
}

function tallyOf(modules: readonly TestModule[], errors: readonly SerializedError[]): Tally {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const count = (state: string): number => tests.filter((test) => test.result().state === state).length;
  // a file that does not load, or whose set-up throws, fails without a failed test
  const broken = modules.filter((module) => module.state() === 'failed' && !hasFailedTest(module)).length;
  return {
    passed: count('passed'),
    failed: count('failed') + broken + errors.length,
    skipped: count('skipped') + count('pending'),
    secondTries: tests
      .filter((test) => test.diagnostic()?.flaky)
      .map((test) => ({ test: nameOf(test), trace: traceOf(test) })),
  };
}

const hasFailedTest = (module: TestModule): boolean =>
  [...module.children.allTests()].some((test) => test.result().state === 'failed');

/** Tests in browsers say where they have left what they saw (packages/web/test/browsers/after-each.ts). */
const traceOf = (test: TestCase): string | null => {
  const { trace } = test.meta() as { readonly trace?: string };
  return trace ?? null;
};

const nameOf = (test: TestCase): string => `${test.module.relativeModuleId}: ${test.fullName}`;
