import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What fails soonest comes first; whole browsers come last. */
const projects = ['pure', 'node', 'browser'];

/** Files that take long, the longest first, so that all workers come to their end together. */
const slowest = [
  'cosmic-encounter/src/game-play.test.ts',
  'cosmic-encounter/src/game-records.test.ts',
  'cosmic-encounter/src/testing/soak/arranged-play.test.ts',
  'alien-frontiers/src/game.test.ts',
  'cli/src/play/screen.test.ts',
  'server/src/main.test.ts',
  'server/src/log-work/log-work.test.ts',
  'killed-node.test.ts',
  'store/killed.test.ts',
  'silent-node.test.ts',
  'failing-database.test.ts',
  'cli/test/usage.test.ts',
  'test/every-page-',
  'test/new-game.test.ts',
  'test/full-game.test.ts',
  'test/two-browsers.test.ts',
  'test/keyboard.test.ts',
  'test/phone.test.ts',
];

/** Types and lint have been looked at by then: now units, then processes, then browsers. */
export class UnitsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    return usual.toSorted((a, b) => rank(a) - rank(b));
  }
}

function rank({ project, moduleId }: TestSpecification): number {
  const slow = slowest.findIndex((path) => moduleId.includes(path));
  return projects.indexOf(project.name) * 100 + (slow === -1 ? slowest.length : slow);
}
