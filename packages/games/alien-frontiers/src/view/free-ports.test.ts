import { playFrom, viewFor } from '@starboard/engine';
import { expect, test } from 'vitest';
import { alienFrontiers, buildPosition, freePorts, type View } from '../index.ts';

test('ships of all take ports, but at the Hub, where each player has a track, only one’s own', () => {
  const docked = { 'lunar-mine': [5], 'colonist-hub': [2] };
  const position = buildPosition({ roll: [3, 3, 5], red: {}, green: { hub: 1, docked } });
  const view = viewFor(playFrom(alienFrontiers, position), 0).view as View;
  const taken = (facility: 'lunar-mine' | 'colonist-hub') =>
    view.facilities[facility].ports - freePorts(view, facility);
  expect([taken('lunar-mine'), taken('colonist-hub')]).toEqual([1, 0]);
});
