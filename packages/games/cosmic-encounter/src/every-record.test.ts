import { expect, test } from 'vitest';
import * as aliens from './aliens/index.ts';
import * as artifacts from './artifacts/index.ts';
import { alienIds } from './content/aliens.ts';
import { basicDeck, cardFacts } from './content/cosmic-cards.ts';
import { techIds } from './content/technologies.ts';
import * as technologies from './technologies/index.ts';

const idsOf = (records: object): string[] =>
  Object.values(records as Readonly<Record<string, { readonly id: string }>>)
    .map(({ id }) => id)
    .sort();

test('Every alien and every technology of the box has its record, and no other has one', () => {
  expect(idsOf(aliens)).toEqual([...alienIds].sort());
  expect(idsOf(technologies)).toEqual([...techIds].sort());
});

test('Every card that is played for an effect has an ability', () => {
  const played = ['artifact', 'reinforcement'];
  const faces = basicDeck.map(cardFacts).filter(({ type }) => played.includes(type));
  const ids = Object.values(artifacts).flatMap(({ abilities }) => abilities.map(({ id }) => id));
  expect(ids.sort()).toEqual([...new Set(faces.map(({ face }) => face))].sort());
});
