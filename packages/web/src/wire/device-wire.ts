import type { LocalAnswers, LocalAsks, TempoWish } from '../local/local-talk.ts';
import { tellSlowness } from '../settings/slowness.ts';
import { LocalWire, type WorkerPort } from './local-wire.ts';
import { sharedWires } from './shared-wire.ts';

function deviceWorker(): WorkerPort {
  const worker = new Worker(new URL('../local/worker/device-worker.ts', import.meta.url), {
    type: 'module',
    name: 'tables',
  });
  const stop = tellSlowness((slowness) =>
    worker.postMessage({ type: 'tempo', slowness } satisfies TempoWish),
  );
  return {
    postMessage: (message) => worker.postMessage(message),
    onMessage: (listener) =>
      worker.addEventListener('message', ({ data }: MessageEvent<string>) => listener(data)),
    onBreak: (listener) => worker.addEventListener('error', listener),
    close() {
      stop();
      worker.terminate();
    },
  };
}

// one worker for the whole page: asking and playing go the same way
let wire: LocalWire | null = null;

function deviceWire(): LocalWire {
  if (!wire || wire.state === 'closed') wire = new LocalWire(deviceWorker);
  return wire;
}

/** The wire to the tables of this device. Close it when it is no longer needed; the worker stays for other asks. */
export const openLocalWire = sharedWires(deviceWire, { isKept: true });

/** Opens, lists or removes tables of this device, or tells one again. */
export const askDevice = <Kind extends keyof LocalAsks>(
  ask: Kind,
  about: LocalAsks[Kind],
): Promise<LocalAnswers[Kind]> => deviceWire().ask(ask, about);
