import { play } from '../../sound/play.ts';
import { lastSeconds } from '../clock/time-left.ts';
import { useTimeLeft } from '../clock/use-time-left.ts';
import { endingSound } from '../ending/ending-sound.ts';
import { isOver } from '../ending/victory.ts';
import { useIsHeard } from '../side/use-is-heard.ts';
import { useTableContext, useTableState } from '../table-context.ts';
import { useOnChange } from '../use-on-change.ts';

/** What is seen is heard: what happens, one's turn, the last seconds, a refusal, a line of chat. */
export function TableSounds(): null {
  const { game } = useTableContext();
  const state = useTableState(
    'latest',
    'prompt',
    'viewer',
    'view',
    'refusal',
    'latestLine',
    'outcome',
    'table',
  );
  const { latest, prompt, viewer, view, refusal, latestLine } = state;
  const isHeard = useIsHeard();
  // a moment to react passes by itself: a sound at each would be heard all evening
  const isAsked = prompt !== null && !prompt.isWindow;
  const time = useTimeLeft(isAsked && viewer !== 'spectator' ? viewer : null);
  const tick = time && time.left > 0 && time.left <= lastSeconds ? Math.ceil(time.left / 1000) : null;
  useOnChange(latest, ({ events }) => {
    for (const event of events) {
      const name = game.sound(event);
      if (name) play(name);
    }
  });
  useOnChange(isAsked, (isNowAsked) => isNowAsked && play('your-turn'));
  useOnChange(refusal, (isRefused) => isRefused && play('refuse'));
  useOnChange(latestLine, (line) => line && isHeard(line) && play('message'));
  useOnChange(tick, (second) => second !== null && play('tick'));
  // a match that was over when the table was opened has been heard
  useOnChange(view && isOver(state), (isNowOver, wasOver) => {
    const name = isNowOver && wasOver === false ? endingSound(state, game.isTogether) : null;
    if (name) play(name);
  });
  return null;
}
