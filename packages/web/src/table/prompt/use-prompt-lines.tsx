import type { ReactNode } from 'react';
import { useTableRoom } from '../table-room.ts';
import type { PromptMood } from './prompt-mood.ts';

interface PromptLines {
  readonly title: string;
  readonly line: ReactNode;
}

/** The two lines of the prompt bar. */
export function usePromptLines(mood: PromptMood, isLate: boolean): PromptLines {
  const { state, game, say, parts } = useTableRoom();
  switch (mood.kind) {
    case 'away':
      return state.view
        ? { title: say('web.prompt.reconnecting'), line: say('web.prompt.table-is-safe') }
        : { title: say('web.prompt.connecting'), line: null };
    case 'over':
      return { title: say('web.prompt.over'), line: null };
    case 'asked': {
      const hint = parts && <game.Hint parts={parts} />;
      if (isLate) return { title: say('web.prompt.ten-seconds'), line: say('web.prompt.then-a-bot') };
      const { prompt } = state;
      const asked = prompt ? say(game.text.prompt(prompt.prompt, prompt.params)) : '';
      return { title: withoutStop(asked), line: hint };
    }
    case 'stood-in':
      return {
        title: say('web.prompt.stood-in', { seat: { seat: mood.seat } }),
        line: say('web.prompt.stood-in-why', { seat: { seat: mood.seat } }),
      };
    case 'waiting':
      return waitingLines(mood.seats, say);
  }
}

function waitingLines(seats: readonly number[], say: ReturnType<typeof useTableRoom>['say']): PromptLines {
  if (seats.length === 0) return { title: say('web.prompt.one-moment'), line: null };
  const names = seats.map((seat) => ({ seat }));
  return { title: say('web.prompt.waiting', { seats: names, count: seats.length }), line: null };
}

/** A heading has no full stop. */
const withoutStop = (sentence: string): string => sentence.replace(/\.$/, '');
