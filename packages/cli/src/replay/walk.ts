import type { Sitting } from '../play/sitting.ts';
import { readKeys } from '../terminal/key-reader.ts';
import { wrap } from '../terminal/layout.ts';
import { type Reel, showStep } from './show-step.ts';

const autoPace = 900;

const forward = new Set(['return', 'enter', 'right', 'space', 'n', 'т']);
const back = new Set(['left', 'b', 'backspace', 'и']);
const leave = new Set(['q', 'escape', 'й']);

function stepAfter(key: string, step: number, typed: string, steps: number): number {
  if (forward.has(key) && typed !== '') return Math.min(steps, Number(typed));
  if (forward.has(key) || key === 'late') return Math.min(steps, step + 1);
  return back.has(key) ? Math.max(0, step - 1) : step;
}

/** Walks through a match key by key: on, back, to a number, or by itself. */
export async function walk(sitting: Sitting, reel: Reel, from: number, auto: boolean): Promise<void> {
  const steps = reel.file.inputs.length;
  const keys = readKeys(process.stdin);
  let step = from;
  let typed = '';
  let isAuto = auto;
  const draw = () => {
    const { voice, terminal } = sitting;
    showStep(sitting, reel, step);
    const hint = wrap(voice.say(isAuto ? 'cli.replay.auto' : 'cli.replay.keys'), terminal.width);
    process.stdout.write(`\n${hint.map(terminal.paint.quiet).join('\n')} ${typed}`);
  };
  try {
    draw();
    for (;;) {
      const key = await keys.next(isAuto ? autoPace : undefined);
      if (key === null || leave.has(key)) break;
      if (/^\d$/.test(key)) typed = `${typed}${key}`.slice(0, 6);
      else if (back.has(key) && typed !== '') typed = typed.slice(0, -1);
      else {
        step = stepAfter(key, step, typed, steps);
        typed = '';
      }
      // any key takes over from the clock
      isAuto = isAuto && key === 'late' && step < steps;
      draw();
    }
  } finally {
    keys.close();
    process.stdout.write('\n');
  }
}
