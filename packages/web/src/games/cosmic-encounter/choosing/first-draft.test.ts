import type { Prompt, WireShape } from '@starboard/engine';
import { expect, test } from 'vitest';
import { firstDraft } from './first-draft.ts';

const asked = (shape: WireShape): Prompt => ({ decision: 1, prompt: 'ce.ask.react.flare', shape });

test('the only thing to do stands chosen, to pass never does', () => {
  expect(firstDraft(asked({ kind: 'choose', options: ['card-zap', 'pass'] }), 0)).toBe('card-zap');
  expect(firstDraft(asked({ kind: 'choose', options: ['pass'] }), 0)).toBeNull();
  expect(firstDraft(asked({ kind: 'choose', options: ['card-zap', 'mite.wild', 'pass'] }), 0)).toBeNull();
  expect(firstDraft(asked({ kind: 'pick', options: ['0'], min: 0, max: 1 }), 0)).toEqual([]);
});

test('what answers the own use is left alone until it is chosen', () => {
  const prompt = { ...asked({ kind: 'choose', options: ['cosmic-zap', 'pass'] }), isWindow: true } as const;
  expect(firstDraft({ ...prompt, params: { seat: 0 } }, 0)).toBeNull();
  expect(firstDraft({ ...prompt, params: { seat: 1 } }, 0)).toBe('cosmic-zap');
});
