import { describe, expect, test } from 'vitest';
import type { AlienId } from '../../content/aliens.ts';
import { heard, tries, withoutAlien } from './ask-hard.ts';
import type { Moment, Shown } from './moment.ts';

/** A test for every moment. */
export function showPowers(powers: Readonly<Partial<Record<AlienId, Shown>>>): void {
  for (const [alien, { gains, keeps }] of Object.entries(powers))
    describe(alien, () => {
      showMoments(typeof keeps === 'object' ? [gains, keeps] : [gains]);
    });
}

export function showMoments(moments: readonly Moment[]): void {
  for (const moment of moments)
    test(moment.why, () => {
      expectSaid(heard(moment), moment.atLeast);
      if (!('without' in moment) || moment.without === undefined) return;
      expectSaid(heard(moment, withoutAlien(moment), moment.without), moment.atLeast);
    });
}

function expectSaid({ answers, right }: ReturnType<typeof heard>, atLeast = tries): void {
  expect(right, `right in ${right} of ${tries}: ${JSON.stringify(answers)}`).toBeGreaterThanOrEqual(atLeast);
}
