import { startMatch } from '@starboard/engine';
import { highCard } from '@starboard/engine/testing/toys';
import { expect, test } from 'vitest';
import { EventTexts } from './event-texts.ts';
import { pictureOf } from './picture.ts';
import { ViewersPictures } from './viewers-pictures.ts';

/** Two viewers who see a match in which nothing they can see has changed. */
function unchanged(): ViewersPictures {
  const match = startMatch(highCard, { seats: 2, seed: 'pictures' });
  return new ViewersPictures(
    [0, 1],
    [4, 7],
    (viewer, pieces) => pictureOf(match, viewer, pieces, null),
    () => true,
  );
}

const nothingNew = { events: [], texts: new EventTexts([]), undone: null };

test('where nothing has changed nobody is told anything', () => {
  const pictures = unchanged();
  expect(pictures.tell(highCard, { ...nothingNew, back: null })).toEqual([null, null]);
  expect(pictures.told).toEqual([4, 7]);
});

test('a step back is told to those who were told what it undoes, though they see no difference', () => {
  const pictures = unchanged();
  const [own, others] = pictures.tell(highCard, { ...nothingNew, back: 'step', undone: [0, 7] });
  expect(own).toBeNull();
  expect(others).toMatchObject({ n: 8, back: 'step', undoes: 7, sections: '{}' });
  expect(pictures.told).toEqual([4, 8]);
});
