import type { Prompt } from '@starboard/engine';
import type { TableDetail } from '@starboard/protocol';
import { expect, test } from 'vitest';
import { canWait } from './can-wait.ts';

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
