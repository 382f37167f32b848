import type { ReactNode } from 'react';
import { useVictory } from '../ending/use-victory.ts';
import { useIsHandheld } from '../../settings/use-media.ts';
import { useParts, useTableContext, useTableState } from '../table-context.ts';
import type { PromptMood } from './prompt-mood.ts';
import { waitingLine } from './waiting-line.ts';

interface PromptLines {
  readonly title: string;
  readonly line: ReactNode;
}

/** The two lines of the prompt bar. */
export function usePromptLines(mood: PromptMood, isLate: boolean): PromptLines {
  const { game, say, acts } = useTableContext();
  const parts = useParts();
  const state = useTableState('view', 'viewer', 'prompt', 'pending', 'table', 'connected', 'outcome');
  const result = useVictory();
  const isPhone = useIsHandheld();
  // no player thinks in a replay
  if (!acts) {
    const heading = state.view && game.heading?.(state.view);
    return {
      title: [say('web.prompt.replay'), ...(heading ? [say(heading)] : [])].join(' · '),
      line: mood.kind === 'over' ? say('web.prompt.over') : null,
    };
  }
  const moment = state.view && game.moment?.(state.view, isPhone);
  switch (mood.kind) {
    case 'away':
      return state.view
        ? {
            title: say('web.prompt.reconnecting'),
            line: say(state.pending.length > 0 ? 'web.prompt.being-sent' : 'web.prompt.table-is-safe'),
          }
        : { title: say('web.prompt.connecting'), line: null };
    case 'over':
      return { title: result.title, line: result.line };
    case 'react':
    case 'asked': {
      const hint = parts && <game.Hint parts={parts} />;
      if (isLate) return { title: say('web.prompt.last-seconds'), line: say('web.prompt.then-a-bot') };
      const { prompt } = state;
      const asked = prompt ? say(game.text.prompt(prompt.prompt, prompt.params)) : '';
      if (mood.kind === 'react' && moment) return { title: withoutStop(say(moment)), line: hint };
      return { title: withoutStop(asked), line: hint };
    }
    case 'stood-in':
      return {
        title: say('web.prompt.stood-in', { seat: { seat: mood.seat } }),
        line: say('web.prompt.stood-in-why', { seat: { seat: mood.seat } }),
      };
    case 'waiting': {
      const line = waitingLine(state, mood.seats);
      const title =
        mood.seats.length === 0 && moment ? withoutStop(say(moment)) : waitingFor(mood.seats, say);
      return { title, line: line && say(line) };
    }
  }
}

function waitingFor(seats: readonly number[], say: ReturnType<typeof useTableContext>['say']): string {
  if (seats.length === 0) return say('web.prompt.one-moment');
  return say('web.prompt.waiting', { seats: seats.map((seat) => ({ seat })), count: seats.length });
}

/** A heading has no full stop. */
export const withoutStop = (sentence: string): string => sentence.replace(/\.$/, '');
