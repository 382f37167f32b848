import { play } from '../sound/play.ts';
import { lastSeconds } from './clock/time-left.ts';
import { useTimeLeft } from './clock/use-time-left.ts';
import { useTableRoom } from './table-room.ts';
import { useOnChange } from './use-on-change.ts';

/** What is seen is heard: what happens, one's turn, the last seconds, a refusal, a line of chat. */
export function TableSounds(): null {
  const { state, game } = useTableRoom();
  const { latest, prompt, viewer, refusal, chat, outcome } = state;
  const time = useTimeLeft(prompt !== null && viewer !== 'spectator' ? viewer : null, state);
  const tick = time && time.left > 0 && time.left <= lastSeconds ? Math.ceil(time.left / 1000) : null;
  useOnChange(latest, ({ events }) => {
    for (const event of events) {
      const name = game.sound(event);
      if (name) play(name);
    }
  });
  useOnChange(prompt !== null, (isAsked) => isAsked && play('your-turn'));
  useOnChange(refusal, (isRefused) => isRefused && play('refuse'));
  useOnChange(chat.length, () => play('message'));
  useOnChange(tick, (second) => second !== null && play('tick'));
  useOnChange(outcome, (isOver) => isOver && play('win'));
  return null;
}
