import { wrap } from '@starboard/terminal';
import type { Showing } from '../play/sitting.ts';
import { readKeys } from '../terminal/key-reader.ts';
import { quietSteps } from './quiet-steps.ts';
import type { Reel } from './reel.ts';
import { showStep } from './show-step.ts';

const autoPace = 900;

const forward = new Set(['return', 'enter', 'right', 'space', 'n', 'т']);
const back = new Set(['left', 'b', 'backspace', 'и']);
const leave = new Set(['q', 'escape', 'й']);

function stepAfter(key: string, step: number, typed: string, steps: readonly number[]): number {
  if (forward.has(key) && typed !== '') return Math.min(steps.at(-1) ?? 0, Number(typed));
  if (forward.has(key) || key === 'late') return steps.find((next) => next > step) ?? step;
  return back.has(key) ? (steps.findLast((earlier) => earlier < step) ?? step) : step;
}

/** Walks through a match key by key: on, back, to a number, or by itself. */
export async function walk(showing: Showing, reel: Reel, from: number, auto: boolean): Promise<void> {
  const quiet = quietSteps(reel, showing.board);
  // by number every step can be seen; on the way, only those at which there is something to see
  const steps = Array.from({ length: reel.file.inputs.length + 1 }, (_, number) => number).filter(
    (number) => !quiet.has(number),
  );
  const keys = readKeys(process.stdin);
  let step = from;
  let typed = '';
  let isAuto = auto;
  const draw = () => {
    const { voice, terminal } = showing;
    showStep(showing, reel, step);
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
      isAuto = isAuto && key === 'late' && step < reel.file.inputs.length;
      draw();
    }
  } finally {
    keys.close();
    process.stdout.write('\n');
  }
}
