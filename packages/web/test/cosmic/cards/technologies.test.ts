import { techIds } from '@starboard/cosmic-encounter/content';
import { expect, test } from 'vitest';
import { tellStories } from '../powers/tell-stories.ts';
import { technologies } from './technologies.ts';

tellStories(technologies);

test('every technology is used by what is on screen', () => {
  const stories = JSON.stringify(Object.values(technologies));
  expect(techIds.filter((id) => !stories.includes(`"${id}"`))).toEqual([]);
});
