import { parentPort, workerData } from 'node:worker_threads';
import { type Bot, bots } from '@starboard/bots';
import { playBots } from '../../bots/play-bots.ts';
import { secretsGame } from '../secrets-game.ts';

// A thread like the real one, but with bots that go wrong in every way, and one that tells all it finds.

const channel = new BroadcastChannel('what the spy found');
channel.unref();
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
const tell = (found: unknown) => channel.postMessage(JSON.stringify(found));

const odd = (name: string, decide: Bot['decide']): Bot => ({ name, decide });

const oddBots: readonly Bot[] = [
  odd('spy', (prompt, { seat, random, look, draw }) => {
    const worlds = [look(), look()].map(({ table, checkpoint, since, questions }) => ({
      position: table.position,
      events: table.events,
      checkpoint,
      since,
      questions,
    }));
    tell({
      prompt,
      random,
      seat,
      worlds,
      env: process.env,
      argv: process.argv,
      workerData: workerData as unknown,
    });
    return draw();
  }),
  odd('stumbles', () => {
    throw new Error('stumbled');
  }),
  odd('dies', () => process.exit(3)),
  odd('broods', () => {
    for (;;);
  }),
  odd('hoards', () => {
    const hoard: number[][] = [];
    for (;;) hoard.push(Array.from({ length: 10_000 }, (_, index) => index));
  }),
  odd('cheats', () => 'a word that nobody has'),
];

parentPort?.on('message', (task: unknown) => tell({ task }));
playBots([secretsGame], () => [...bots, ...oddBots]);
