import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../match/step-of.ts';
import { assertCopiesAreFree } from './copies.ts';
import { assertGarbageIsHarmless } from './fuzz.ts';
import { assertInvariants } from './invariants.ts';
import { assertNoLeaks } from './leaks.ts';
import { assertCounts } from './option-counts.ts';
import { assertEchoes, assertOwnSections } from './pictures.ts';
import { assertRefusals } from './refusals.ts';
import { assertSameInAnotherProcess } from './processes.ts';
import { type SuiteSettings, suiteOf } from './settings.ts';
import * as broken from './toys/broken.ts';
import { highCard } from './toys/high-card/high-card.ts';
import { marketDay } from './toys/market-day/market-day.ts';
import { startMatch } from '../match/match.ts';
import { assertTwins } from './twin.ts';
import { assertUndoBetraysNothing, assertUndoIsExact } from './undo.ts';

const settings: SuiteSettings = {
  module: { url: new URL('./toys/broken.ts', import.meta.url), name: 'dependsOnTheProcess' },
  folder: new URL('./', import.meta.url),
  longest: 100,
  games: 12,
  closely: 1,
};

type Check = (suite: ReturnType<typeof suiteOf>) => void;

const checking = (check: Check, game: AnyGame, more: object = {}) => {
  const suite = suiteOf(game, { ...settings, ...more });
  return () => check(suite);
};

describe('the suite fails a game that', () => {
  test('breaks an invariant, naming the seed, the input and what is wrong', () => {
    expect(checking(assertInvariants, broken.losesCards)).toThrow(
      /^seed 'high-card-0' \(2-seats-standard\), input \d+, \{"seat":0.*every card is in one place/u,
    );
  });

  test('takes longer than it should', () => {
    expect(checking(assertInvariants, highCard, { longest: 5 })).toThrow(/input 6: still not over/u);
  });

  test('asks somebody who does not sit there', () => {
    expect(checking(assertInvariants, broken.asksNobodyThere)).toThrow(
      /'call-stake' to seat 9 asks somebody who is not there/u,
    );
  });

  test('lets time run out with an illegal answer', () => {
    expect(checking(assertInvariants, broken.timesOutIllegally)).toThrow(/times out with an illegal answer/u);
  });

  test('keeps in its state what a saved match loses', () => {
    expect(checking(assertTwins, broken.keepsWhatJsonLoses)).toThrow(/the twin's position: state\.note/u);
  });

  test('shows the top of the deck in a view', () => {
    expect(checking(assertNoLeaks, broken.viewShowsTopCard)).toThrow(
      /the view tells seat 0 what is hidden: view\.next/u,
    );
  });

  test('tells its bots the top of the deck', () => {
    expect(checking(assertNoLeaks, broken.glanceShowsTopCard)).toThrow(
      /a glance tells seat 0 what is hidden: next/u,
    );
  });

  test('shows in an event a card that another seat drew', () => {
    expect(checking(assertNoLeaks, broken.eventShowsDrawnCard)).toThrow(
      /an event tells .* more than the view: \[0\]\.card/u,
    );
  });

  test('offers options that depend on what is hidden', () => {
    expect(checking(assertNoLeaks, broken.optionsShowTopCard)).toThrow(
      /the view tells seat \d .*prompt\.shape\.options/u,
    );
  });

  test('refuses options that depend on what is hidden', () => {
    expect(checking(assertNoLeaks, broken.refusalsShowTopCard)).toThrow(
      /the view tells seat \d .*prompt\.refused\[0\]\.keys/u,
    );
  });

  test('refuses an option for another reason than its prompt says', () => {
    expect(checking(assertRefusals, broken.refusesOnAWhim)).toThrow(
      /'3', refused in 'call-stake' to seat \d, because of 'high-card.mood-\d+', is refused for/u,
    );
  });

  test('tells nobody what is refused and has not said so, or has said so and tells', () => {
    expect(checking(assertRefusals, highCard)).toThrow('no prompt told what is refused');
    expect(checking(assertRefusals, highCard, { refusesNothing: true })).not.toThrow();
    expect(checking(assertRefusals, marketDay, { refusesNothing: true })).toThrow('after all');
  });

  test('lets a seat take back a look at a card', () => {
    expect(checking(assertUndoBetraysNothing, broken.forgetsThatItDrew)).toThrow(
      /could take back what taught it something/u,
    );
  });

  test('lets a window open on what is hidden, so that the way back tells of it', () => {
    expect(checking(assertNoLeaks, broken.asksOnHiddenFacts, { games: 60 })).toThrow(
      /whether it may step back tells seat \d what was hidden/u,
    );
  });

  test('remembers something where undo does not reach', () => {
    expect(checking(assertUndoIsExact, broken.remembersElsewhere)).toThrow(
      /after stepping forward again: position\.state\.stake/u,
    );
  });

  test('hands out its own state as a view', () => {
    expect(checking(assertCopiesAreFree, broken.viewSharesHands)).toThrow(
      /the view of 0 shares .* with the match/u,
    );
  });

  test('hands out its own state to its bots', () => {
    expect(checking(assertCopiesAreFree, broken.glanceSharesHands)).toThrow(
      /scribbling over a glance of 0 changed the match/u,
    );
  });

  test('copies its state without all that is in it', () => {
    expect(checking(assertCopiesAreFree, broken.copyForgetsStake)).toThrow(
      /the game's own copy: state\.stake: \d against missing/u,
    );
  });

  test('shares what it copies', () => {
    expect(checking(assertCopiesAreFree, broken.copySharesHands)).toThrow(
      /scribbling over the game's own copy changed the match/u,
    );
  });

  test('trips over an answer it let in', () => {
    expect(checking(assertGarbageIsHarmless, broken.takesAnyTap, { pace: 100 })).toThrow(/the rules failed/u);
  });

  test('trips over a key that is nearly one of its own', () => {
    expect(checking(assertGarbageIsHarmless, broken.tripsOverBentKeys)).toThrow(
      /thrown in: .*"give:.*the rules failed/u,
    );
  });

  test('refuses without saying why', () => {
    expect(checking(assertGarbageIsHarmless, broken.refusesWithoutReason, { pace: 100 })).toThrow(
      /refused without a reason/u,
    );
  });

  test('tells apart for a seat what the seat does not see', () => {
    expect(checking(assertOwnSections, broken.ownIsNotOwn, { pace: 100 })).toThrow(
      /the view of seat 0, put together: round/u,
    );
  });

  test('shows at once what does not come true', () => {
    expect(checking(assertEchoes, broken.echoGuessesDice, { pace: 100 })).toThrow(
      /'runners' was shown as \[\] at once, and became \[\{/u,
    );
  });

  test('is played together and won alone', () => {
    expect(checking(assertInvariants, broken.winsAlone, { pace: 100 })).toThrow(
      /some win alone, though all play together/u,
    );
  });

  test('plays differently in another process', () => {
    const suite = suiteOf(broken.dependsOnTheProcess, settings);
    expect(() => assertSameInAnotherProcess(suite, settings)).toThrow(/games of another process/u);
  });

  test('offers another number of decisions than counted', () => {
    const match = () => startMatch(highCard, { seats: 2, seed: 'counted' });
    expect(() => assertCounts({ name: 'start', match, counts: [2, 5] })).toThrow(
      /start: 2, 4 .* instead of 2, 5/u,
    );
  });
});
