import type { Prompt, WireShape } from '@starboard/engine';
import { expect, test } from 'vitest';
import { firstDraft } from './first-draft.ts';

const asked = (shape: WireShape): Prompt => ({ decision: 1, prompt: 'ce.ask.react.flare', shape });

test('the only thing to do stands chosen, to pass never does', () => {
  expect(firstDraft(asked({ kind: 'choose', options: ['card-zap', 'pass'] }))).toBe('card-zap');
  expect(firstDraft(asked({ kind: 'choose', options: ['pass'] }))).toBeNull();
  expect(firstDraft(asked({ kind: 'choose', options: ['card-zap', 'mite.wild', 'pass'] }))).toBeNull();
  expect(firstDraft(asked({ kind: 'pick', options: ['0'], min: 0, max: 1 }))).toEqual([]);
});
