import { describe, expect, test } from 'vitest';
import { Refused } from '../refused.ts';
import { addressKey, Limits } from './limits.ts';

/** A clock that goes only when it is told to. */
function stoppedClock() {
  let now = 1_000_000;
  return { now: () => now, wait: (ms: number) => (now += ms) };
}

const refusalOf = (act: () => void): Refused | null => {
  try {
    act();
    return null;
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
};

test('three classes of a school come in as guests from behind one address', () => {
  const limits = new Limits({}, stoppedClock().now);
  const comeIn = () => refusalOf(() => limits.spend('guests', '192.0.2.7'));
  for (let pupil = 0; pupil < 100; pupil++) expect(comeIn()).toBeNull();
  expect(comeIn()).toMatchObject({ status: 429 });
});

describe('a budget', () => {
  const clock = stoppedClock();
  const limits = new Limits({ chat: { burst: 10, seconds: 20 } }, clock.now);
  const say = (who: string) => refusalOf(() => limits.spend('chat', who));

  test('can be spent at once, and comes back evenly', () => {
    for (let count = 0; count < 10; count++) expect(say('ada')).toBeNull();
    expect(say('ada')).toMatchObject({
      status: 429,
      reason: { key: 'server.limit.too-much' },
      retryAfter: 2,
    });
    clock.wait(1999);
    expect(say('ada')).toMatchObject({ retryAfter: 1 });
    clock.wait(1);
    expect(say('ada')).toBeNull();
    expect(say('ada')).toMatchObject({ retryAfter: 2 });
  });

  test('is everybody’s own, and everything’s own', () => {
    expect(say('ada')).not.toBeNull();
    expect(say('bob')).toBeNull();
    expect(refusalOf(() => limits.spend('writes', 'ada'))).toBeNull();
  });

  test('is never more than whole', () => {
    clock.wait(1_000_000);
    for (let count = 0; count < 10; count++) expect(say('ada')).toBeNull();
    expect(say('ada')).not.toBeNull();
  });

  test('being refused costs nothing', () => {
    for (let count = 0; count < 1000; count++) say('ada');
    clock.wait(2000);
    expect(say('ada')).toBeNull();
  });

  test('holds for as many as come, and for those who come back among them', () => {
    for (let count = 0; count < 10; count++) say('eve');
    for (let count = 0; count < 20_000; count++) expect(say(`one of many ${count}`)).toBeNull();
    expect(say('eve')).not.toBeNull();
  });
});

describe('attempts at a secret', () => {
  const clock = stoppedClock();
  const limits = new Limits({}, clock.now);
  const attempt = () => refusalOf(() => limits.attempt('ada'));

  test('are free at first, then each waits twice as long as the one before', () => {
    for (let count = 0; count < 5; count++) expect(attempt()).toBeNull();
    for (const seconds of [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]) {
      expect(attempt()).toMatchObject({ status: 429, retryAfter: seconds });
      clock.wait(seconds * 1000 - 1);
      expect(attempt()).toMatchObject({ status: 429, retryAfter: 1 });
      clock.wait(1);
      expect(attempt()).toBeNull();
    }
  });

  test('are forgotten with the right one', () => {
    limits.succeeded('ada');
    expect(attempt()).toBeNull();
    expect(attempt()).toBeNull();
  });
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::', 'fe80:0:0:0'],
])('%s is counted as %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});
