import { buildPosition, cosmicEncounter, type View } from '@starboard/cosmic-encounter';
import { type Prompt, viewOf } from '@starboard/engine';
import { expect, test } from 'vitest';
import type { TableParts } from '../../../table/table-game.ts';
import texts from '../messages/hints/en.json' with { type: 'json' };
import { ceHints } from './hints.ts';

const view = viewOf({ game: cosmicEncounter, position: buildPosition({}) } as never, 0) as View;

const told = (name: string, options: readonly string[], isWindow?: true): readonly string[] => {
  const prompt: Prompt = {
    decision: 1,
    prompt: `ce.ask.${name}`,
    shape: { kind: 'choose', options },
    ...(isWindow && { isWindow }),
  };
  return ceHints.now({ view, viewer: 0, prompt } as unknown as TableParts<View>);
};

test('a beginner is told of a question when it is asked', () => {
  expect(told('aim', ['blue-1'])).toEqual(['aim']);
  expect(told('return-ships', [])).toEqual(['regroup']);
  expect(told('second-encounter', ['encounter', 'end-turn'])).toEqual([]);
});

test('of a moment to react only where there is something to use, and of the power first', () => {
  expect(told('reveal.after-reveal', ['pass'], true)).toEqual([]);
  expect(told('reveal.after-reveal', ['reinforcement-3', 'pass'], true)).toEqual(['moment']);
  expect(told('planning.after-select', ['mirror.reversal', 'pass'], true)).toEqual(['power']);
});

test('every hint has its words', () => {
  const names = ['aim', 'ally', 'deal', 'moment', 'power', 'regroup', 'select', 'totals'];
  expect(Object.keys(texts)).toEqual(names.map((name) => `web.game.cosmic-encounter.hint.${name}`));
});
