import { parentPort } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import { type AnyGame, reason } from '@starboard/engine';
import { KeptMoments, pageText, recordingText } from '@starboard/host';
import { takeBackTo } from '../matches/requests/take-back-to.ts';
import { wholeLog } from '../matches/telling/whole-log.ts';
import { type FileHead, matchFileText } from '../records/match-file-text.ts';
import { type ImportedMatch, readImport } from '../records/read-import.ts';
import { replaySteps } from '../records/replay-page.ts';
import { Refused } from '../refused.ts';
import type { StoredLog } from '../store/packed-log.ts';
import type { FromLogThread, ImportWriter, LogJob, LogOf, LogWant, ToLogThread } from './log-job.ts';
import { type LogReader, LogReaders, wholeOf } from './log-reader.ts';
import { packMatch } from './pack-match.ts';
import type { PlayableLog } from './play-on.ts';
import { yieldToPlayers } from './yield-to-players.ts';

/** What a thread for long work over logs does: a job comes in, entries of the log as it wants them, an answer goes out. */
export function workOnLogs(games: readonly AnyGame[]): void {
  if (!parentPort) throw new Error('runs as a thread only');
  const port = parentPort;
  yieldToPlayers();
  const kept = new KeptMoments();
  let hear: ((message: ToLogThread) => void) | null = null;
  let id = 0;

  const say = (message: Saying): void => port.postMessage({ id, ...message });
  const want = (asked: LogWant): Promise<StoredLog> =>
    new Promise((settle, fail) => {
      hear = (message) =>
        'stored' in message ? settle(message.stored) : fail(new Error('the log is not there'));
      say(asked);
    });
  const readers = new LogReaders({
    after: (after, limit) => want({ want: 'rows', ask: { after, limit } }),
    takebacks: () => want({ want: 'takebacks', ask: null }),
  });
  const writer: ImportWriter = {
    begin: async (head) => {
      await want({ want: 'begin', ask: head });
    },
    keep: async (first, inputs) => {
      await want({ want: 'keep', ask: { first, inputs } });
    },
  };

  port.on('message', (message: ToLogThread) => {
    if (!('job' in message)) return hear?.(message);
    ({ id } = message);
    let read = 0;
    const log = readers.of(message.job.match, (count) => (read += count));
    answerTo(message.job, { games, kept, log, writer }).then(
      (done) => say({ done, read }),
      (error: unknown) =>
        say(
          error instanceof Refused
            ? { refused: { status: error.status, reason: error.reason } }
            : { failed: String((error as Error).stack ?? error) },
        ),
    );
  });
}

type Saying = FromLogThread extends infer Message ? Omit<Message, 'id'> : never;

interface Means {
  readonly games: readonly AnyGame[];
  readonly kept: KeptMoments;
  readonly log: LogReader;
  readonly writer: ImportWriter;
}

async function answerTo(job: LogJob, means: Means): Promise<unknown> {
  switch (job.kind) {
    case 'page': {
      const steps = await replaySteps(logOf(job, job.match, means), job);
      return gzipSync(pageText(job.head, steps));
    }
    case 'take-back':
      // moments of a match that still goes on were not held against what was told
      return takeBackTo(logOf(job, `${job.match} played`, means), job);
    case 'whole-log':
      return wholeLog(means.log, gameOf(job, means), job.beginning, job.viewer, job.last);
    case 'import':
      return handOver(readImport(Buffer.from(job.body).toString(), means.games), means.writer);
    case 'file':
      return gzipSync(await matchFileText(job.head as FileHead, job.saved, means.log, job.count));
    case 'recording':
      return gzipSync(recordingText(job.head, await wholeOf(means.log, job.count, entriesAtOnce)));
    case 'pack':
      return packMatch(means.log, job.count);
  }
}

/** Of a log that lies in rows. */
const entriesAtOnce = 250;
/** Others write as well: each of these pieces keeps them waiting for some milliseconds at most. */
const inputsAtOnce = 100;

async function handOver({ inputs, ...head }: ImportedMatch, writer: ImportWriter): Promise<null> {
  const bytes = inputs.reduce(
    (sum, { input, events }) => sum + input.length + events.length,
    head.saved.length,
  );
  await writer.begin({ ...head, count: inputs.length, bytes });
  for (let start = 0; start < inputs.length; start += inputsAtOnce)
    await writer.keep(start + 1, inputs.slice(start, start + inputsAtOnce));
  return null;
}

/** `key`: what is kept under one is of no use under another. */
function logOf(log: LogOf, key: string, means: Means): PlayableLog {
  return { game: gameOf(log, means), beginning: log.beginning, entries: means.log, kept: means.kept.of(key) };
}

function gameOf({ game: id }: LogOf, { games }: Means): AnyGame {
  const game = games.find((known) => known.id === id);
  if (!game) throw new Refused(422, reason('server.record.unknown-game'));
  return game;
}
