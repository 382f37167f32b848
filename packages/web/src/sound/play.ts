import { afterPaint } from '../design/browser/after-paint.ts';
import { useSettingsStore } from '../settings/settings.ts';
import { Repeats } from './repeats.ts';
import { scores } from './scores.ts';
import type { SoundName } from './sounds.ts';
import { Synthesiser } from './synthesiser.ts';

interface Instrument {
  readonly context: AudioContext;
  readonly synthesiser: Synthesiser;
}

/** What is heard later than this after it was seen belongs to nothing any more. */
const tooLate = 500;

const gestures = ['pointerdown', 'keydown', 'touchend'] as const;
const repeats = new Repeats();
let instrument: Instrument | null = null;

/** Browsers stay silent until the player touches the page, and so do we. What was touched is answered first. */
function wake(): void {
  for (const gesture of gestures) removeEventListener(gesture, wake, true);
  afterPaint(unpack);
}

function unpack(): void {
  try {
    const context = new AudioContext({ latencyHint: 'interactive' });
    instrument = { context, synthesiser: new Synthesiser(context) };
  } catch {
    // a device without sound is played on in silence
  }
}

for (const gesture of gestures) addEventListener(gesture, wake, { capture: true, passive: true });

/** Plays a sound, as loud as the player wants it; before the first gesture, and at volume 0, nothing. */
export function play(name: SoundName): void {
  const { volume } = useSettingsStore.getState().settings;
  if (!instrument || volume <= 0 || !repeats.admits(name, performance.now())) return;
  const { context, synthesiser } = instrument;
  if (context.state === 'running') return synthesiser.play(scores[name], volume);
  // phones put it to sleep while the page is in the background, and wake it when the player is back
  const asked = performance.now();
  context.resume().then(
    () => performance.now() - asked < tooLate && synthesiser.play(scores[name], volume),
    () => undefined,
  );
}
