import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BotJob, Owner } from '../bus/topics.ts';
import { BotLine } from './bot-line.ts';

// how long a thread stays with a table is told by a clock of the test
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Longer than a thread stays with a table. */
const aMoment = () => vi.advanceTimersByTimeAsync(100);

/** A line whose bots think as long as the story says, by a clock of its own. */
class Story {
  time = 0;
  /** Matches in the order in which their bots began to think. */
  readonly served: string[] = [];
  readonly line: BotLine;
  readonly #thinking: { readonly job: BotJob; readonly thought: () => void; readonly given: () => void }[] =
    [];

  constructor(threads = 1) {
    this.line = new BotLine({
      threads,
      now: () => this.time,
      failed: (error) => expect.fail(String(error)),
      work: (job, thought) => {
        this.served.push(job.match);
        return new Promise((given) => this.#thinking.push({ job, thought, given }));
      },
    });
  }

  asks(match: string, owner: Partial<Owner> | null, decision = 1, seat = 0): void {
    this.isWaitedFor(match, owner ? [{ address: 'home', account: 'ann', ...owner }] : [], decision, seat);
  }

  isWaitedFor(match: string, owners: readonly Owner[], decision = 1, seat = 0): void {
    this.line.add({ match, seat, decision, owners });
  }

  /** The bot that has thought longest gives its answer, after so many milliseconds in all. */
  async answers(after = 100): Promise<BotJob> {
    const turn = this.#thinking.shift();
    if (!turn) throw new Error('nobody thinks');
    this.time += after;
    turn.thought();
    turn.given();
    await new Promise((done) => setImmediate(done));
    return turn.job;
  }

  /** It turns out that the bot was asked no longer when it was looked at. */
  async isUnasked(): Promise<void> {
    this.#thinking.shift()?.given();
    await new Promise((done) => setImmediate(done));
  }

  /** Answers until no decision waits; the thread stays with no table for longer than a moment. */
  async ends(): Promise<void> {
    for (;;) {
      if (this.#thinking.length > 0) await this.answers();
      else if (this.line.length > 0) await aMoment();
      else return;
    }
  }
}

const flood = { address: 'flood', account: 'mob' };

describe('the line for a thread', () => {
  test('lets those first whose bots have thought least, however many others wait', async () => {
    const story = new Story();
    for (let table = 0; table < 300; table++) story.asks(`mob ${table}`, flood);
    for (let done = 0; done < 20; done++) await waits(story, () => story.answers());
    story.asks('ann’s', {});
    const { length } = story.served;
    await waits(story, () => story.answers());
    expect(story.served.slice(length)).toEqual(['ann’s']);
  });

  test('serves what is asked again just as it is found unasked', async () => {
    const story = new Story();
    story.asks('ann’s', {});
    story.asks('ann’s', {});
    await story.isUnasked();
    expect(story.served).toEqual(['ann’s', 'ann’s']);
    story.asks('ann’s', {});
    await story.answers();
    expect(story.served).toHaveLength(2);
  });

  test('gives an address one share, however many accounts and tables it has', async () => {
    const story = new Story();
    for (let table = 0; table < 40; table++)
      story.asks(`mob ${table}`, { ...flood, account: `mob ${table}` });
    for (let table = 0; table < 10; table++) story.asks(`ann ${table}`, {});
    for (let done = 0; done < 20; done++) await waits(story, () => story.answers());
    expect(story.served.slice(0, 20).filter((match) => match.startsWith('ann'))).toHaveLength(10);
  });

  test('is fair among those who share an address too: first by account, then by table', async () => {
    const story = new Story();
    const school = (pupil: string) => ({ address: 'school', account: pupil });
    for (let table = 0; table < 5; table++) story.asks(`bob ${table}`, school('bob'));
    story.asks('cid', school('cid'));
    story.asks('dan', school('dan'));
    await story.ends();
    expect(story.served.slice(0, 3)).toEqual(['bob 0', 'cid', 'dan']);
  });

  test('charges an address and an account once, however many people and tabs wait there', async () => {
    const story = new Story();
    const family = ['ann', 'bob', 'cid'].map((account) => ({ address: 'home', account }));
    const tabs = [...family, ...family];
    story.isWaitedFor('family', tabs);
    await story.answers(100);
    story.asks('alone', { address: 'attic', account: 'dan' });
    await story.answers(150);
    story.asks('under way', { address: 'far', account: 'eve' });
    story.asks('alone', { address: 'attic', account: 'dan' }, 2);
    story.isWaitedFor('family', tabs, 2);
    await story.ends();
    expect(story.served).toEqual(['family', 'alone', 'under way', 'family', 'alone']);
  });

  test('forgets in time what somebody has used', async () => {
    const story = new Story();
    story.asks('once long', { address: 'old', account: 'old' });
    await story.answers(10_000);
    story.time += 600_000;
    story.asks('busy', flood);
    story.asks('another', { address: 'new', account: 'new' });
    story.asks('once long', { address: 'old', account: 'old' }, 2);
    await story.answers();
    await story.ends();
    expect(story.served).toEqual(['once long', 'busy', 'another', 'once long']);
  });

  test('has people who wait served before tables by mail, which are as one', async () => {
    const story = new Story();
    for (let table = 0; table < 10; table++) story.asks(`mail ${table}`, null);
    story.asks('ann’s', {});
    await waits(story, () => story.answers());
    expect(story.served.slice(0, 2)).toEqual(['mail 0', 'ann’s']);
  });
});

describe('a decision', () => {
  test('waits once and is worked out once, however often it is asked for', async () => {
    const story = new Story();
    for (let again = 0; again < 5; again++) {
      story.asks('at work', {});
      story.asks('in line', {});
    }
    expect(story.line.length).toBe(1);
    await story.ends();
    expect(story.served).toEqual(['at work', 'in line']);
    // what was lost can be asked for again
    story.asks('in line', {});
    expect(story.served).toHaveLength(3);
  });

  test('of another seat, or the next one, is another', () => {
    const story = new Story();
    story.asks('table', {});
    story.asks('table', {}, 2);
    story.asks('table', {}, 1, 1);
    expect(story.line.length).toBe(2);
  });

  test('that follows in the same turn does not wait behind a stranger’s', async () => {
    const story = new Story();
    story.asks('mob 0', flood);
    for (let table = 1; table < 5; table++) story.asks(`mob ${table}`, flood);
    story.asks('ann’s', {}, 1);
    await story.answers(5_000);
    for (let decision = 2; decision <= 6; decision++) {
      await story.answers(1);
      story.asks('ann’s', {}, decision);
    }
    expect(story.served).toEqual(['mob 0', ...Array.from({ length: 6 }, () => 'ann’s')]);
    await story.ends();
    expect(story.served).toHaveLength(11);
  });

  test('beyond the end of the line is left out, and those who asked for most lose theirs', async () => {
    const story = new Story();
    for (let table = 0; table < 1200; table++) story.asks(`mob ${table}`, flood);
    expect(story.line.length).toBe(1000);
    await story.answers();
    story.asks('mob again', flood);
    story.asks('ann’s', {});
    expect(story.line.length).toBe(1000);
    await waits(story, () => story.answers());
    expect(story.served).toContain('ann’s');
  });
});

/** A thread may stay with a table for a moment before the next one is served. */
async function waits(story: Story, act: () => Promise<unknown>): Promise<void> {
  const { length } = story.served;
  await act();
  if (story.served.length === length) await aMoment();
  expect(story.served.length).toBeGreaterThan(length);
}
