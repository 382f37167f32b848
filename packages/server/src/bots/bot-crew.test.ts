import type { Worker } from 'node:worker_threads';
import { decisionOf, isLegal, type Match, saveMatch, startMatch, submit } from '@starboard/engine';
import { highCard } from '@starboard/engine/testing';
import { gameById } from '@starboard/games';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { startWorker } from '../starting-threads.ts';
import { hiddenFrom, secretsGame, type SecretsState } from '../testing/secrets-game.ts';
import { BotCrew, type BotCrewSettings } from './bot-crew.ts';

const seed = 'S3CRET-seed-of-the-match';
let crew: BotCrew | null = null;
let workers: Worker[] = [];
let reported: string[] = [];
let results: string[] = [];

/** A crew whose threads know the odd bots. */
function oddCrew(
  settings: BotCrewSettings = {},
  path: Parameters<typeof startWorker>[1] = '../testing/threads/odd-bot-worker.ts',
): BotCrew {
  crew = new BotCrew({
    size: 1,
    start: (options) => {
      const resourceLimits = { maxOldGenerationSizeMb: 64 };
      const worker = startWorker(import.meta.url, path, null, { ...options, resourceLimits });
      workers.push(worker);
      return worker;
    },
    report: (error) => reported.push(String(error)),
    onDecided: (result) => results.push(result),
    ...settings,
  });
  return crew;
}

afterEach(async () => {
  await crew?.close();
  [crew, workers, reported, results] = [null, [], [], []];
});

const stateOf = (match: Match) => match.position.state as SecretsState;
const wordsOf = (match: Match, seat: number) => stateOf(match).words[seat] ?? [];

const asks = (match: Match, level: string, seat: number, luck = 'luck') => ({
  game: match.game,
  level,
  seat,
  saved: saveMatch(match),
  seed: luck,
});

describe('the bot crew', () => {
  test('plays a match to its end', async () => {
    const match = startMatch(secretsGame, { seats: 3, seed });
    const bots = oddCrew({ size: 2 });
    while (!match.position.outcome) {
      const answers = await Promise.all(
        match.questions.map(async ({ seat }) => ({
          seat,
          decision: decisionOf(match, seat),
          answer: await bots.decide(asks(match, 'random', seat, `${decisionOf(match, seat)}`)),
        })),
      );
      for (const input of answers) expect(submit(match, input)).toMatchObject({ accepted: true });
    }
    expect(workers).toHaveLength(2);
    expect(results).toEqual(Array.from({ length: 9 }, () => 'decided'));
    expect(reported).toEqual([]);
  });

  test('refuses a seat that is not asked, and goes on', async () => {
    const match = startMatch(secretsGame, { seats: 2, seed });
    submit(match, { seat: 0, decision: 1, answer: wordsOf(match, 0)[0] });
    await expect(oddCrew().decide(asks(match, 'random', 0))).rejects.toThrow('seat 0 is not asked');
    expect(wordsOf(match, 1)).toContain(await crew?.decide(asks(match, 'random', 1)));
  });

  test('answers for a bot that stumbles, dies, hoards or cheats, and plays on', async () => {
    const match = startMatch(secretsGame, { seats: 2, seed });
    // hoarding takes its time where the machine is busy
    const bots = oddCrew({ limit: 60_000 });
    const timeout = wordsOf(match, 1)[0];
    for (const level of ['stumbles', 'dies', 'hoards', 'cheats', 'nobody knows me']) {
      expect(await bots.decide(asks(match, level, 1))).toBe(timeout);
    }
    expect(reported).toEqual([
      'Error: stumbled',
      'Error: the thread that played the bot is gone',
      expect.stringContaining('memory limit'),
      "Error: the bot 'cheats' gave an illegal answer",
      "Error: no bot 'nobody knows me' plays 'whispers'",
    ]);
    expect(wordsOf(match, 1)).toContain(await bots.decide(asks(match, 'random', 1)));
    expect(results).toEqual(['replaced', 'replaced', 'replaced', 'replaced', 'replaced', 'decided']);
  });

  test('answers for a bot that broods too long, and those behind it are served', async () => {
    const match = startMatch(secretsGame, { seats: 2, seed });
    const bots = oddCrew({ limit: 1500 });
    const [first, second] = await Promise.all([
      bots.decide(asks(match, 'broods', 0)),
      bots.decide(asks(match, 'random', 1)),
    ]);
    expect(first).toBe(wordsOf(match, 0)[0]);
    expect(wordsOf(match, 1)).toContain(second);
    expect(reported).toEqual(expect.arrayContaining(['Error: the bot has not answered within 1500 ms']));
  });

  test('lets a thread start before the bot’s time begins', async () => {
    const match = startMatch(secretsGame, { seats: 2, seed });
    // sleeps six seconds as it starts
    const bots = oddCrew({ limit: 5_000 }, '../testing/threads/late-bot-worker.ts');
    expect(wordsOf(match, 0)).toContain(await bots.decide(asks(match, 'random', 0)));
    expect(reported).toEqual([]);
    expect(results).toEqual(['decided']);
  });

  test('loses no job when a thread is killed, at work or idle', async () => {
    const match = startMatch(secretsGame, { seats: 2, seed });
    const bots = oddCrew();
    const jobs = ['broods', 'random', 'random'].map((level) => bots.decide(asks(match, level, 0)));
    await vi.waitFor(() => expect(workers).toHaveLength(1));
    await workers[0]?.terminate();
    for (const answer of await Promise.all(jobs)) expect(wordsOf(match, 0)).toContain(answer);
    expect(results).toEqual(['replaced', 'decided', 'decided']);
    await workers[1]?.terminate();
    expect(wordsOf(match, 1)).toContain(await bots.decide(asks(match, 'random', 1)));
    expect(results.at(-1)).toBe('decided');
    expect(workers).toHaveLength(3);
  });

  test('gives any legal answer where the question knows none for time running out', async () => {
    const match = startMatch(highCard, { seats: 2, seed });
    submit(match, { seat: 0, decision: 1, answer: 'high' });
    const [question] = match.questions;
    expect(question).toMatchObject({ prompt: 'call-stake' });
    expect(question).not.toHaveProperty('timeout');
    expect(['1', '2']).toContain(await oddCrew().decide(asks(match, 'random', 0)));
    expect(reported).toEqual(["Error: no bot 'random' plays 'high-card'"]);
  });

  test('is sent home: nobody is left waiting, and nobody comes back', async () => {
    const match = startMatch(secretsGame, { seats: 2, seed });
    const bots = oddCrew();
    const jobs = ['broods', 'random'].map((level) => bots.decide(asks(match, level, 0)));
    const ends = Promise.allSettled(jobs);
    await vi.waitFor(() => expect(workers).toHaveLength(1));
    await bots.close();
    for (const end of await ends) {
      expect(end).toMatchObject({ reason: { status: 503, reason: { key: 'server.going-down' } } });
    }
    await expect(bots.decide(asks(match, 'random', 0))).rejects.toMatchObject({ status: 503 });
    expect(workers).toHaveLength(1);
    expect(reported).toEqual([]);
  });

  test('knows every game of the table', async () => {
    crew = new BotCrew({ size: 1, limit: 60_000, report: (error) => reported.push(String(error)) });
    for (const id of ['alien-frontiers', 'cosmic-encounter']) {
      const game = gameById(id);
      if (!game) throw new Error(`${id} is gone`);
      const match = startMatch(game, { seats: 4, seed });
      const [question] = match.questions;
      if (!question) throw new Error('nobody is asked');
      const answer = await crew.decide(asks(match, 'eager', question.seat));
      expect(isLegal(question.shape, answer)).toBe(true);
    }
    expect(reported).toEqual([]);
  });
});

describe('a bot of the crew', () => {
  test('finds nothing of what is hidden from its seat, in anything it is given or can reach', async () => {
    process.env['DATABASE_URL'] = 'postgres://host:S3CRET-password@database';
    const found: string[] = [];
    const channel = new BroadcastChannel('what the spy found');
    channel.addEventListener('message', (event) => found.push((event as Event & { data: string }).data));
    const match = startMatch(secretsGame, { seats: 3, seed });
    const bots = oddCrew();
    for (let round = 0; round < 3; round++) {
      // the first two have whispered face down; the third is asked while their words lie there
      const hidden = hiddenFrom(stateOf(match), 2);
      const told = found.length;
      for (const seat of [0, 1]) {
        const answer = wordsOf(match, seat)[round];
        expect(submit(match, { seat, decision: round + 1, answer })).toMatchObject({ accepted: true });
      }
      const answer = await bots.decide(asks(match, 'spy', 2, seed));
      expect(wordsOf(match, 2)).toContain(answer);
      await vi.waitFor(() => expect(found).toHaveLength(told + 2));
      const all = found.slice(told).join('\n');
      for (const word of [...hidden, 'S3CRET']) expect(all).not.toContain(word);
      // that it would have been found is shown by what the seat does know
      for (const word of [...wordsOf(match, 2), ...stateOf(match).said]) expect(all).toContain(word);
      submit(match, { seat: 2, decision: round + 1, answer });
    }
    expect(reported).toEqual([]);
    channel.close();
    delete process.env['DATABASE_URL'];
  });
});
