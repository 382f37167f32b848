import { describe, test } from 'vitest';
import type { AnyGame } from '../match/step-of.ts';
import { assertComing } from './coming.ts';
import { assertCopiesAreFree } from './copies.ts';
import { assertGarbageIsHarmless } from './fuzz.ts';
import { assertGolden, goldenNames, updateGolden } from './golden.ts';
import { assertInvariants } from './invariants.ts';
import { assertNoLeaks } from './leaks.ts';
import { assertCounts } from './option-counts.ts';
import { assertEchoes, assertOwnSections } from './pictures.ts';
import { assertRefusals } from './refusals.ts';
import { assertSameInAnotherProcess } from './processes.ts';
import { assertSaveFormat, updateSaveFormat } from './save-format.ts';
import { type SuiteSettings, suiteOf } from './settings.ts';
import { assertTwins } from './twin.ts';
import { assertUndoBetraysNothing, assertUndoIsExact } from './undo.ts';

// thousands of games on a machine that may have other things to do
const longEnough = 30 * 60_000;

/**
 * The tests every game must pass, in two parts, so that a large game can have them in two files that run side by side.
 * `UPDATE_GOLDEN=1` and `UPDATE_SAVE_FORMAT=1` write the committed files anew instead of comparing with them.
 */
export function gameSuite(game: AnyGame, settings: SuiteSettings): void {
  gamePlaySuite(game, settings);
  gameRecordSuite(game, settings);
}

/** Random play: nothing breaks, nothing hidden is shown. */
export function gamePlaySuite(game: AnyGame, settings: SuiteSettings): void {
  const suite = suiteOf(game, settings);
  describe(`${game.id} as a game`, { timeout: longEnough }, () => {
    test('keeps its invariants in random play, and ends', () => assertInvariants(suite));
    test('shows nobody what is hidden', () => assertNoLeaks(suite));
    test('refuses what it says it refuses, for that reason', () => assertRefusals(suite));
    test('takes answers to what it says will be asked', () => assertComing(suite));
    test('lets nobody take back what taught them something', () => assertUndoBetraysNothing(suite));
    test('tells apart what differs by viewer', () => assertOwnSections(suite));
    test('shows at once only what comes true', () => assertEchoes(suite));
    test('refuses garbage with a reason and without a trace', () => assertGarbageIsHarmless(suite));
  });
}

/** What is saved, copied, stepped back or played again is the same. */
export function gameRecordSuite(game: AnyGame, settings: SuiteSettings): void {
  const suite = suiteOf(game, settings);
  describe(`${game.id} as a record`, { timeout: longEnough }, () => {
    test('goes on the same when saved and restored again and again', () => assertTwins(suite));
    test('steps back and forward through the same positions', () => assertUndoIsExact(suite));
    test('hands out copies that are free of the match', () => assertCopiesAreFree(suite));
    test('plays the same in another process', () => assertSameInAnotherProcess(suite, settings));
    test('still reads what it saved before', () =>
      isAsked('UPDATE_SAVE_FORMAT') ? updateSaveFormat(suite) : assertSaveFormat(suite));
    test.each(goldenNames(suite))('plays golden/%s.json as it was recorded', (name) =>
      isAsked('UPDATE_GOLDEN') ? updateGolden(suite, name) : assertGolden(suite, name),
    );
    test.each(suite.positions)('offers as many decisions as counted: $name', assertCounts);
  });
}

const isAsked = (name: string): boolean => process.env[name] === '1';
