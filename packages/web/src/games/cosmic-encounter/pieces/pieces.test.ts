import {
  alienIds,
  artifacts,
  basicDeck,
  destinyDeck,
  faceOf,
  flareCards,
  techIds,
} from '@starboard/cosmic-encounter/content';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { artifactSigns } from './cards/artifact-signs.tsx';
import { CardSign } from './cards/card-signs.tsx';
import { labelLines } from './cards/label-lines.ts';
import { readFace } from './cards/read-face.ts';
import { techSigns } from './cards/tech-signs.ts';
import emblems from './emblems.svg?raw';

test('every alien has an emblem', () => {
  const drawn = [...emblems.matchAll(/<symbol id="alien-([a-z-]+)"/g)].map(([, alien]) => alien);
  expect(new Set(drawn)).toEqual(new Set(alienIds));
});

const faces = [...new Set([...basicDeck, ...flareCards].map(faceOf)), ...destinyDeck(5), ...techIds];

test('every card face has a drawing', () => {
  for (const face of faces) {
    const drawing = renderToStaticMarkup(createElement(CardSign, { drawn: readFace(face) }));
    expect(`${face} ${drawing}`).toMatch(/<(path|circle|use|text)/);
  }
});

test('no two artifacts or technologies look alike', () => {
  const signs = [
    ...artifacts.map((id) => JSON.stringify(artifactSigns[id])),
    ...techIds.map((id) => techSigns[id]),
  ];
  expect(new Set(signs).size).toBe(signs.length);
});

test('what is known of a card by its id is the same as by its face', () => {
  expect(readFace('attack-08/3')).toEqual(readFace('attack-08'));
  expect(readFace('flare-filch-classic/1')).toEqual({ kind: 'flare', alien: 'filch' });
});

test('names stand in one line, in two, or squeezed', () => {
  expect(labelLines('Attack')).toEqual([{ text: 'Attack' }]);
  expect(labelLines('Emotion Control')).toEqual([{ text: 'Emotion' }, { text: 'Control' }]);
  expect(labelLines('Reinforcement')).toEqual([{ text: 'Reinforcement', width: 69 }]);
});
