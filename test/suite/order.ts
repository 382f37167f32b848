import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What fails soonest comes first; whole browsers come last. */
const projects = ['pure', 'node', 'browser'];

/** Files that take long, the longest of each project first, so that all workers come to their end together. */
export const slowest = [
  'cosmic-encounter/src/game-play.test.ts',
  'cosmic-encounter/src/game-records.test.ts',
  'alien-frontiers/src/game.test.ts',
  'alien-frontiers/src/bot/bots.test.ts',
  'cosmic-encounter/src/testing/soak/arranged-play.test.ts',
  'cli/src/play/screen.test.ts',
  'cosmic-encounter/src/text/everything-has-words.test.ts',
  'server/src/proofs/killed-packing.test.ts',
  'server/src/main.test.ts',
  'server/src/proofs/race-on-two-nodes.test.ts',
  'server/src/log-work/log-work.test.ts',
  'server/src/proofs/silent-node.test.ts',
  'server/src/proofs/killed-node.test.ts',
  'server/src/store/killed.test.ts',
  'server/src/proofs/flooding-sockets.test.ts',
  'server/src/proofs/failing-database.test.ts',
  'cli/test/usage.test.ts',
  'web/test/every-page/every-page-at-360.test.ts',
  'web/test/every-page/every-page-at-1440.test.ts',
  'web/test/every-page/every-page-at-768.test.ts',
  'web/test/new-game/new-game.test.ts',
  'web/test/table/full-game.test.ts',
  'web/test/table/two-browsers.test.ts',
  'web/test/table/phone.test.ts',
  'web/test/table/shared-table.test.ts',
  'web/test/table/beside-the-game.test.ts',
  'web/test/pages/profile.test.ts',
  'web/test/table/rematch.test.ts',
  'web/test/table/strict-silence.test.ts',
  'web/test/table/dialogs.test.ts',
  'web/test/table/talk.test.ts',
  'web/test/cosmic/deal.test.ts',
  'web/test/device/offline.test.ts',
  'web/test/device/new-version.test.ts',
];

/** Types and lint have been looked at by then: now units, then processes, then browsers. */
export class UnitsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    return usual.toSorted((a, b) => rank(a) - rank(b));
  }
}

function rank({ project, moduleId }: TestSpecification): number {
  const slow = slowest.findIndex((path) => moduleId.endsWith(path));
  return projects.indexOf(project.name) * 100 + (slow === -1 ? slowest.length : slow);
}
