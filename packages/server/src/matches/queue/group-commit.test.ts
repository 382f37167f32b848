import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Store } from '../../store/store.ts';
import { newPremises, type Premises } from '../../testing/stores/stores.ts';
import { createToyMatch, toyAppend } from '../../testing/stores/toy-match.ts';
import { GroupCommit } from './group-commit.ts';

let premises: Premises;
let store: Store;
let named = 0;
beforeAll(async () => {
  premises = await newPremises('sqlite');
  store = await premises.open();
});
afterAll(async () => {
  await store.close();
  await premises.remove();
});

async function newMatches(count: number): Promise<readonly string[]> {
  const ids = Array.from({ length: count }, () => `match-${(named += 1)}`);
  for (const id of ids) await createToyMatch(store, id);
  return ids;
}

const noneFails = (error: unknown): never => {
  throw error;
};

/** A group commit on the real file, and how many went along with each transaction. */
function newCommit() {
  const sizes: number[] = [];
  return { sizes, commit: new GroupCommit(store.matches, (size) => sizes.push(size), noneFails) };
}

const turn = () => new Promise<void>((done) => setImmediate(done));

test('what comes while turns of the event loop pass goes along', async () => {
  const { commit, sizes } = newCommit();
  const written: Promise<boolean>[] = [];
  for (const id of await newMatches(4)) {
    written.push(commit.append(toyAppend(id, 0, ['a'])));
    if (written.length > 1) await turn();
  }
  expect(await Promise.all(written)).toEqual([true, true, true, true]);
  expect(sizes).toEqual([4]);
});

test('who comes alone is written alone', async () => {
  const { commit, sizes } = newCommit();
  for (const id of await newMatches(2)) expect(await commit.append(toyAppend(id, 0, ['a']))).toBe(true);
  expect(sizes).toEqual([1, 1]);
});

test('what can wait does so for a moment, and is written together', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  try {
    const { commit, sizes } = newCommit();
    const [first = '', ...others] = await newMatches(3);
    await commit.append(toyAppend(first, 0, ['a']), true);
    const written: Promise<boolean>[] = [];
    for (const id of others) {
      written.push(commit.append(toyAppend(id, 0, ['a']), true));
      // more than enough for one that cannot wait
      for (let turns = 0; turns < 8; turns++) await turn();
    }
    expect(sizes).toEqual([1]);
    vi.advanceTimersByTime(3);
    expect(await Promise.all(written)).toEqual([true, true]);
    expect(sizes).toEqual([1, 2]);
  } finally {
    vi.useRealTimers();
  }
});

test('what cannot wait takes along what can', async () => {
  const { commit, sizes } = newCommit();
  const [first = '', patient = '', hasty = ''] = await newMatches(3);
  await commit.append(toyAppend(first, 0, ['a']), true);
  const written = [
    commit.append(toyAppend(patient, 0, ['a']), true),
    commit.append(toyAppend(hasty, 0, ['a'])),
  ];
  expect(await Promise.all(written)).toEqual([true, true]);
  expect(sizes).toEqual([1, 2]);
});

test('however much keeps coming, those who wait are written after a few turns', async () => {
  const { commit, sizes } = newCommit();
  const ids = await newMatches(40);
  const written: Promise<boolean>[] = [];
  for (const id of ids) {
    written.push(commit.append(toyAppend(id, 0, ['a'])));
    await turn();
  }
  expect((await Promise.all(written)).every((each) => each)).toBe(true);
  expect(sizes[0]).toBeGreaterThan(1);
  expect(sizes[0]).toBeLessThanOrEqual(6);
  expect(sizes.reduce((sum, size) => sum + size)).toBe(40);
});

test('everybody hears of their own, in the order in which they asked', async () => {
  const { commit, sizes } = newCommit();
  const heard: [string, boolean][] = [];
  const ids = await newMatches(3);
  const asked = ids.map(async (id, index) => {
    // another node was first at the second
    const isWritten = await commit.append(toyAppend(id, index === 1 ? 7 : 0, ['a']));
    heard.push([id, isWritten]);
  });
  await Promise.all(asked);
  expect(sizes).toEqual([3]);
  expect(heard).toEqual(ids.map((id, index) => [id, index !== 1]));
  const seqs = await store.matches.seqs(ids);
  expect(ids.map((id) => seqs.get(id))).toEqual([1, 0, 1]);
});

test('what comes while the disk is busy is the next transaction', async () => {
  const sizes: number[] = [];
  const [first = '', ...others] = await newMatches(4);
  let later: Promise<boolean>[] = [];
  const busy = new GroupCommit(
    {
      append(batch) {
        const writing = store.matches.append(batch);
        if (later.length === 0) later = others.map((id) => busy.append(toyAppend(id, 0, ['a'])));
        return writing;
      },
    },
    (size) => sizes.push(size),
    noneFails,
  );
  expect(await busy.append(toyAppend(first, 0, ['a']))).toBe(true);
  expect(await Promise.all(later)).toEqual([true, true, true]);
  expect(sizes).toEqual([1, 3]);
});

test('a failure reaches everybody who went along, and nobody after them', async () => {
  const { commit, sizes } = newCommit();
  const [id = '', other = ''] = await newMatches(2);
  const wrong = { ...toyAppend(id, 0, ['a']), dueAt: Number.NaN };
  const asked = [commit.append(wrong), commit.append(toyAppend(other, 0, ['a']))];
  for (const { status } of await Promise.allSettled(asked)) expect(status).toBe('rejected');
  expect(sizes).toEqual([]);
  expect(await store.matches.seqs([id, other])).toEqual(
    new Map([
      [id, 0],
      [other, 0],
    ]),
  );
  expect(await commit.append(toyAppend(other, 0, ['a']))).toBe(true);
  expect(sizes).toEqual([1]);
});
