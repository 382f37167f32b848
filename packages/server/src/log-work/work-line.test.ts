import { expect, test } from 'vitest';
import { type Asker, WorkLine } from './work-line.ts';

const settings = { atOnce: 1, mostWaiting: 6, mostWaitingFrom: 4, mostWaitingEach: 2 };

/** A line whose work is done when it is told to be, in the order in which it was begun. */
function lineOf(given: Partial<typeof settings> = {}) {
  const line = new WorkLine({ ...settings, ...given });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (key: string, asker: Asker) =>
    line.do(key, asker, async () => {
      begun.push(key);
      await new Promise<void>((end) => ends.push(end));
      return `made ${key}`;
    });
  const endNext = async () => {
    await settled();
    ends.shift()?.();
    await settled();
  };
  return { line, begun, ask, endNext };
}

const settled = () => new Promise((done) => setImmediate(done));
const by = (who: string, from = who): Asker => ({ who, from });
const refusal = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    ({ status, retryAfter }: { status: number; retryAfter: number }) => [status, retryAfter],
  );

test('only so much is under way, and the same asked for again is made once', async () => {
  const { begun, ask, endNext } = lineOf();
  const asked = [ask('a', by('ann')), ask('b', by('ann')), ask('a', by('bob')), ask('b', by('cy'))];
  await settled();
  expect(begun).toEqual(['a']);
  await endNext();
  expect(begun).toEqual(['a', 'b']);
  await endNext();
  expect(await Promise.all(asked)).toEqual(['made a', 'made b', 'made a', 'made b']);
  // it is not kept: that is for others to do
  void ask('a', by('ann'));
  await settled();
  expect(begun).toEqual(['a', 'b', 'a']);
});

test('the line has an end, and nobody can fill it for others', async () => {
  const { line, ask } = lineOf();
  void ask('under way', by('zoe'));
  await settled();
  const waiting = ['1', '2'].map((key) => ask(key, by('ann', 'home')));
  expect(await refusal(ask('3', by('ann', 'home')))).toEqual([503, 5]);
  waiting.push(...['3', '4'].map((key) => ask(key, by('bob', 'home'))));
  expect(await refusal(ask('5', by('cy', 'home')))).toEqual([503, 5]);
  waiting.push(...['5', '6'].map((key) => ask(key, by('dan', 'elsewhere'))));
  expect(await refusal(ask('7', by('eve', 'far away')))).toEqual([503, 5]);
  expect(line.waiting).toBe(6);
  // what waits anyway costs nothing more
  void ask('1', by('eve', 'far away'));
  expect(line.waiting).toBe(6);
});

test('those from different places take turns', async () => {
  const { begun, ask, endNext } = lineOf();
  for (const key of ['a1', 'a2']) void ask(key, by('ann', 'home'));
  for (const key of ['b1', 'b2']) void ask(key, by('bob', 'home'));
  void ask('c1', by('cy', 'elsewhere'));
  for (let number = 0; number < 5; number++) await endNext();
  expect(begun).toEqual(['a1', 'c1', 'a2', 'b1', 'b2']);
});

test('what nobody waits for any longer is not done', async () => {
  const { line, begun, ask, endNext } = lineOf();
  const [ann, bob] = [new AbortController(), new AbortController()];
  void ask('first', by('zoe'));
  await settled();
  const dropped = refusal(ask('dropped', { ...by('ann'), gone: ann.signal }));
  const shared = [
    refusal(ask('shared', { ...by('ann'), gone: ann.signal })),
    ask('shared', { ...by('bob'), gone: bob.signal }),
  ];
  ann.abort();
  expect(await dropped).toEqual([503, 5]);
  expect(line.waiting).toBe(1);
  await endNext();
  await endNext();
  expect(begun).toEqual(['first', 'shared']);
  expect(await shared[1]).toBe('made shared');
});

test('work that fails fails alone', async () => {
  const { line, ask, endNext } = lineOf();
  const failing = line.do('failing', by('ann'), () => Promise.reject(new Error('of its own')));
  const next = ask('next', by('ann'));
  await expect(failing).rejects.toThrow('of its own');
  await endNext();
  expect(await next).toBe('made next');
});
