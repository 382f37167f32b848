import { describe, expect, test } from 'vitest';
import { waysToGiveBack } from './give-back.ts';

const asked = (min: number, max: number) =>
  ({ decision: 7, prompt: 'af.ask.return-fuel', shape: { kind: 'amount', min, max } }) as const;

describe('giving back what is more than eight', () => {
  test('every split of fuel and ore is a choice of its own, most fuel first', () => {
    expect(waysToGiveBack({ fuel: 7, ore: 3 }, asked(0, 2))).toEqual([
      { fuel: 2, ore: 0 },
      { fuel: 1, ore: 1 },
      { fuel: 0, ore: 2 },
    ]);
  });

  test('whoever has fuel alone has one choice', () => {
    expect(waysToGiveBack({ fuel: 11, ore: 0 }, asked(3, 3))).toEqual([{ fuel: 3, ore: 0 }]);
  });

  test('nothing is offered while something else is asked', () => {
    expect(waysToGiveBack({ fuel: 11, ore: 0 }, { ...asked(0, 3), prompt: 'af.ask.raid' })).toEqual([]);
  });
});
