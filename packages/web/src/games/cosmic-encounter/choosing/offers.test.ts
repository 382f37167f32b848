import { buildPosition, cosmicEncounter, type View } from '@starboard/cosmic-encounter';
import { type Prompt, viewOf, type WireShape } from '@starboard/engine';
import { expect, test } from 'vitest';
import { keysByPlace, offerOf } from './offers.ts';

const position = buildPosition({});
const view = viewOf({ game: cosmicEncounter, position } as never, 0) as View;

const asked = (prompt: string, shape: WireShape): Prompt => ({
  decision: 1,
  prompt: `ce.ask.${prompt}`,
  shape,
});

test('a planet offers all ships on it together', () => {
  const prompt = asked('send-ships', {
    kind: 'split',
    slots: [
      { key: 'red-1', max: 4 },
      { key: 'red-2', max: 3 },
      { key: 'red-2*', max: 1 },
    ],
    min: 1,
    max: 4,
  });
  const keys = keysByPlace(view, 0, prompt);
  expect([...keys.keys()]).toEqual(['planet:0', 'planet:1']);
  const offer = (place: 'planet:0' | 'planet:1') => offerOf(prompt, { 'red-2': 2 }, keys.get(place) ?? []);
  expect(offer('planet:1')).toEqual({ keys: ['red-2', 'red-2*'], isChosen: true, count: 2, most: 4 });
  expect(offer('planet:0')).toEqual({ keys: ['red-1'], isChosen: false, count: 0, most: 2 });
});

test('nothing is lit while nothing is asked', () => {
  expect(keysByPlace(view, 0, null).size).toBe(0);
});

test('of several ships on a planet one is chosen', () => {
  const prompt = asked('execute', { kind: 'choose', options: ['ship:0:red-1', 'ship:1:red-1'] });
  const keys = keysByPlace(view, 0, prompt);
  expect(offerOf(prompt, 'ship:1:red-1', keys.get('planet:0') ?? [])).toMatchObject({
    isChosen: true,
    most: 1,
  });
});
