import { bossIds, faces, heroIds, swarmKinds } from '@starboard/project-elite/content';
import { expect, test } from 'vitest';
import figures from './figures.svg?raw';

test('every hero, alien and face of a die has a picture', () => {
  const drawn = [...figures.matchAll(/<symbol id="([\w-]+)"/g)].map(([, id]) => id);
  const wanted = [
    ...heroIds.map((id) => `hero-${id}`),
    ...swarmKinds.map((kind) => `swarm-${kind}`),
    ...bossIds.map((id) => `boss-${id}`),
    ...faces.map((face) => `die-${face}`),
  ];
  expect(new Set(drawn)).toEqual(new Set(wanted));
});
