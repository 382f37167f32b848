import type { Thought } from '@starboard/host';
import { loadRules } from '../../games/rules.ts';
import { type ThinkerTask, thought } from './thinking.ts';

interface Asked {
  readonly number: number;
  readonly job: ThinkerTask;
}

type Answered =
  | { readonly number: number; readonly thought: Thought }
  /** Not even a bot could be asked. */
  | { readonly number: number; readonly broken: string };

/** Lets bots think in a worker of their own, so that the player's acts never wait for them. */
export function openThinker(open: () => Worker): (job: ThinkerTask) => Promise<Thought> {
  const waiting = new Map<number, { settle: (thought: Thought) => void; fail: (error: Error) => void }>();
  let worker: Worker | null = null;
  let asked = 0;
  const hear = ({ data }: MessageEvent<Answered>): void => {
    const asker = waiting.get(data.number);
    waiting.delete(data.number);
    if ('thought' in data) asker?.settle(data.thought);
    else asker?.fail(new Error(data.broken));
  };
  const broken = (): void => {
    worker?.terminate();
    worker = null;
    for (const { fail } of waiting.values()) fail(new Error('the bots’ worker broke down'));
    waiting.clear();
  };
  const start = (): Worker => {
    const started = open();
    started.addEventListener('message', hear);
    started.addEventListener('error', broken);
    return started;
  };
  return (job) =>
    new Promise((settle, fail) => {
      worker ??= start();
      const number = asked++;
      waiting.set(number, { settle, fail });
      worker.postMessage({ number, job } satisfies Asked);
    });
}

/** The other end. */
export function serveThinker(port: DedicatedPort): void {
  port.addEventListener('message', ({ data: { number, job } }: MessageEvent<Asked>) => {
    void think(job).then(
      (made) => port.postMessage({ number, thought: made } satisfies Answered),
      (error: unknown) => port.postMessage({ number, broken: String(error) } satisfies Answered),
    );
  });
}

/** What a worker has to do with the page or worker that started it. */
export interface DedicatedPort {
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  postMessage(message: unknown): void;
}

async function think(job: ThinkerTask): Promise<Thought> {
  const game = await loadRules(job.game);
  if (!game) throw new Error(`there is no game ${job.game}`);
  return thought(game, job.task);
}
