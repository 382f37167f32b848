import { artifacts as all } from '@starboard/cosmic-encounter/content';
import { expect, test } from 'vitest';
import { tellStories } from '../powers/tell-stories.ts';
import { artifacts } from './artifacts.ts';

tellStories(artifacts);

test('every artifact is played by what is on screen', () => {
  expect(Object.keys(artifacts).toSorted()).toEqual(all.toSorted());
});
