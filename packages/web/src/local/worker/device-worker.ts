import { indexedShelf } from '../shelf/indexed-shelf.ts';
import { loadRules } from '../../games/rules.ts';
import { fetchRecording } from './fetch-recording.ts';
import { LocalTables } from './local-tables.ts';
import type { TempoWish, ToDevice } from '../local-talk.ts';
import { memoryShelf } from '../shelf/memory-shelf.ts';
import { hexOf, seedHashOf } from './seed-hash.ts';
import { type DedicatedPort, openThinker, serveThinker } from './thinker.ts';

const port: DedicatedPort & { readonly name?: string } = globalThis;

const draw = (bytes: number): string => hexOf(crypto.getRandomValues(new Uint8Array(bytes)));

async function keep(): Promise<void> {
  // what comes while the shelf is being opened waits for it
  const early: ToDevice[] = [];
  let hear = (said: ToDevice): void => void early.push(said);
  let slowness = 1;
  port.addEventListener('message', ({ data }: MessageEvent<ToDevice | TempoWish>) => {
    if (data.type === 'tempo') ({ slowness } = data);
    else hear(data);
  });
  const tabs = new BroadcastChannel('starboard-tables');
  const tables = new LocalTables({
    // a browser that keeps nothing can still be played in, as long as the page is open
    shelf: await indexedShelf().catch(memoryShelf),
    send: (text) => port.postMessage(text),
    game: loadRules,
    think: openThinker(() => new Worker(location.href, { type: 'module', name: 'thinker' })),
    // setting the device's clock neither ends nor holds up anything
    now: () => Math.round(performance.timeOrigin + performance.now()),
    rest: (milliseconds) => new Promise((rested) => setTimeout(rested, milliseconds)),
    slowness: () => slowness,
    freshSeed: () => draw(32),
    freshId: () => draw(10),
    seedHash: seedHashOf,
    recording: fetchRecording,
    wrote: (table) => tabs.postMessage(table),
    failed: (error) => console.error(error),
  });
  tabs.addEventListener('message', ({ data }: MessageEvent<string>) => void tables.heard(data));
  hear = (said) => void tables.hear(said);
  tables.welcome();
  early.forEach(hear);
}

// the same script twice: bots think in a second worker, and nothing is loaded twice for it
if (port.name === 'thinker') serveThinker(port);
// what a promise alone knows of, the page would never hear
else keep().catch(reportError);
