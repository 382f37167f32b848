import type { Prompt } from '@starboard/engine';
import type { TableDetail } from '@starboard/protocol';
import { expect, test } from 'vitest';
import { canHoldMoments, canWait, momentsPass } from './can-wait.ts';

const prompt: Prompt = {
  decision: 1,
  prompt: 'react',
  shape: { kind: 'choose', options: ['pass'] },
  isWindow: true,
};

test.each<[TableDetail['clock'], boolean]>([
  ['normal', true],
  ['mail-1', false],
])('with clock “%s” a moment can be held: %s', (clock, isHoldable) => {
  const table = { clock, pauses: 'natural' } as unknown as TableDetail;
  const running = [{ seat: 0, reserve: 0, due: 1_000 }];
  expect(canWait({ table, clock: running, viewer: 0, prompt, isHeld: false })).toBe(isHoldable);
});

test('by mail and without a clock no moment passes by itself, and none can be held', () => {
  const at = (clock: TableDetail['clock'], pauses: TableDetail['pauses']) => {
    const table = { clock, pauses } as unknown as TableDetail;
    return [momentsPass({ table }), canHoldMoments({ table })];
  };
  expect(at('normal', 'natural')).toEqual([true, true]);
  expect(at('normal', 'strict')).toEqual([true, false]);
  expect(at('mail-3', 'natural')).toEqual([false, false]);
  expect(at('none', 'natural')).toEqual([false, false]);
});
