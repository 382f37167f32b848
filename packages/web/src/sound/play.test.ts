import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A phone: its sound sleeps until it is woken, and every voice that it is given is counted. */
function phone() {
  const isAwake: (() => void)[] = [];
  const heard = { voices: 0, state: 'running' };
  const param = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
  const node = () => ({
    gain: param,
    frequency: param,
    threshold: {},
    connect: (to: object) => to,
    addEventListener() {},
    start: () => heard.voices++,
    stop() {},
  });
  class Sound {
    readonly createGain = node;
    readonly createOscillator = node;
    readonly createDynamicsCompressor = node;
    readonly currentTime = 0;
    get state() {
      return heard.state;
    }
    readonly resume = () => new Promise<void>((awake) => isAwake.push(awake));
  }
  const page = new EventTarget();
  vi.stubGlobal('AudioContext', Sound);
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('requestAnimationFrame', (drawn: () => void) => setTimeout(drawn));
  return {
    heard,
    isTouched: async () => {
      page.dispatchEvent(new Event('pointerdown'));
      await vi.advanceTimersByTimeAsync(100);
    },
    async wakesUp() {
      heard.state = 'running';
      for (const awake of isAwake.splice(0)) awake();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('nothing is heard before somebody touches the page', async () => {
  const { heard, isTouched } = phone();
  const { play } = await import('./play.ts');
  play('gain');
  expect(heard.voices).toBe(0);
  await isTouched();
  play('gain');
  expect(heard.voices).toBe(2);
});

test('a sound that sleeps for a moment is heard when it is awake', async () => {
  const { heard, isTouched, wakesUp } = phone();
  const { play } = await import('./play.ts');
  await isTouched();
  heard.state = 'suspended';
  play('gain');
  await vi.advanceTimersByTimeAsync(200);
  await wakesUp();
  expect(heard.voices).toBe(2);
});

test('who comes back to a table does not hear all at once what happened meanwhile', async () => {
  const { heard, isTouched, wakesUp } = phone();
  const { play } = await import('./play.ts');
  await isTouched();
  heard.state = 'suspended';
  for (const name of ['gain', 'take', 'lose'] as const) play(name);
  await vi.advanceTimersByTimeAsync(60_000);
  await wakesUp();
  expect(heard.voices).toBe(0);
  play('gain');
  expect(heard.voices).toBe(2);
});
