import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { Refused } from '../../refused.ts';
import { WriteQueue } from './write-queue.ts';

/** A database with one list of words in it, which other nodes may write to as well. */
function startWords() {
  const database: string[] = [];
  const writes: string[][] = [];
  const told: string[] = [];
  let loads = 0;
  let isDown = 0;
  let busy: Promise<void> | null = null;

  const queue = new WriteQueue<string[], string, string, string>({
    async load() {
      loads++;
      return [...database];
    },
    tryOut(words, wish) {
      if (wish === 'forbidden') return { entry: null, answer: 'no' };
      if (wish === 'broken') throw new Refused(422, 'server.failed');
      words.push(wish);
      return { entry: wish, answer: `${wish} is number ${words.length}` };
    },
    follow(words, entries) {
      const replies = entries.filter((word) => word === 'ping').map(() => 'pong');
      words.push(...replies);
      entries.push(...replies);
    },
    async write(words, entries) {
      await busy;
      if (isDown > 0) {
        isDown--;
        throw new Error('the database is away');
      }
      if (words.length - entries.length !== database.length) return false;
      database.push(...entries);
      writes.push([...entries]);
      return true;
    },
    written: (_, entries) => void told.push(...entries),
    failed(error) {
      throw error;
    },
  });

  return {
    queue,
    database,
    writes,
    told,
    loads: () => loads,
    /** The next so many writes fail. */
    goesDown: (times: number) => (isDown = times),
    /** Nothing is written until the function that is given back is called. */
    holds() {
      let release: () => void = () => undefined;
      busy = new Promise((resolve) => (release = resolve));
      return release;
    },
  };
}

describe('a queue of writes', () => {
  test('writes together what waits together, and answers in order', async () => {
    const { queue, writes, told } = startWords();
    const answers = await Promise.all(['a', 'b', 'forbidden', 'c'].map((wish) => queue.ask(wish)));
    expect(answers).toEqual(['a is number 1', 'b is number 2', 'no', 'c is number 3']);
    expect(writes.flat()).toEqual(['a', 'b', 'c']);
    // the first does not wait for the others; those wait for it, and then no longer for each other
    expect(writes.length).toBeLessThanOrEqual(2);
    expect(told).toEqual(['a', 'b', 'c']);
  });

  test('writes and tells what follows at once together with it', async () => {
    const { queue, writes, told } = startWords();
    expect(await queue.ask('ping')).toBe('ping is number 1');
    expect([writes, told]).toEqual([[['ping', 'pong']], ['ping', 'pong']]);
  });

  test('tells nothing before it is written, and lets no visitor see it', async () => {
    const { queue, told, holds } = startWords();
    const release = holds();
    const asked = queue.ask('a');
    const seen = queue.visit((words) => ({ words: [...words], told: [...told] }));
    await setImmediate();
    expect(told).toEqual([]);
    release();
    expect(await asked).toBe('a is number 1');
    expect(await seen).toEqual({ words: ['a'], told: ['a'] });
  });

  test('writes nothing where nothing was allowed', async () => {
    const { queue, writes } = startWords();
    expect(await queue.ask('forbidden')).toBe('no');
    expect(writes).toEqual([]);
  });

  test('tries again on what another node has written before it', async () => {
    const { queue, database, loads, told } = startWords();
    await queue.ask('a');
    database.push('elsewhere');
    expect(await queue.ask('b')).toBe('b is number 3');
    expect(database).toEqual(['a', 'elsewhere', 'b']);
    expect([loads(), told]).toEqual([2, ['a', 'b']]);
  });

  test('throws its memory away when a write fails, and tries again', async () => {
    const { queue, database, goesDown, loads } = startWords();
    goesDown(2);
    expect(await queue.ask('a')).toBe('a is number 1');
    expect([database, loads()]).toEqual([['a'], 3]);
  });

  test('gives a refusal to those whose wishes were tried together, and goes on', async () => {
    const { queue, database } = startWords();
    await expect(queue.ask('broken')).rejects.toThrow(Refused);
    expect(await queue.ask('a')).toBe('a is number 1');
    expect(database).toEqual(['a']);
  });

  test('loads anew what it was told to forget', async () => {
    const { queue, database, loads } = startWords();
    await queue.ask('a');
    database.push('elsewhere');
    queue.forget();
    expect(queue.current).toBeNull();
    expect(await queue.visit((words) => [...words])).toEqual(['a', 'elsewhere']);
    expect(loads()).toBe(2);
  });

  test('takes nothing more once it closes, and writes what it has taken', async () => {
    const { queue, database, holds } = startWords();
    const release = holds();
    const asked = [queue.ask('a'), queue.ask('b')];
    const closed = queue.close();
    await expect(queue.ask('c')).rejects.toThrow('server.going-down');
    release();
    await closed;
    expect(database).toEqual(['a', 'b']);
    expect(await Promise.all(asked)).toEqual(['a is number 1', 'b is number 2']);
    expect(queue.isIdle).toBe(true);
  });
});
