import { alienIds } from '@starboard/cosmic-encounter/content';
import { expect, test } from 'vitest';
import { afterReveal } from './after-reveal.ts';
import { atAlliance } from './at-alliance.ts';
import { atPlanning } from './at-planning.ts';
import { atReveal } from './at-reveal.ts';
import { beforeLaunch } from './before-launch.ts';
import { shipsLost } from './ships-lost.ts';

test('every alien’s power is used by what is on screen', () => {
  const families = [beforeLaunch, atAlliance, atPlanning, atReveal, afterReveal, shipsLost];
  expect(families.flatMap((stories) => Object.keys(stories)).toSorted()).toEqual(alienIds.toSorted());
});
