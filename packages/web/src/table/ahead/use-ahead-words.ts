import type { Json } from '@starboard/engine';
import type { AnswerAhead } from '@starboard/protocol';
import type { AnswerWords } from '../answers/answer-field.tsx';
import { useTableContext } from '../table-context.ts';

interface AheadWords extends AnswerWords {
  /** What an answer is made to depend on. */
  given(given: string): string;
  /** The question and its answer. */
  whole(left: AnswerAhead): string;
}

/** How answers that are left beforehand are spoken of. */
export function useAheadWords(): AheadWords {
  const { game, say } = useTableContext();
  const option = (asked: string, key: string) => say(game.text.option(asked, key));
  const title = (asked: string) => say(game.text.prompt(asked));
  const said = (asked: string, answer: Json): string => {
    if (typeof answer === 'string') return option(asked, answer);
    if (typeof answer !== 'object' || answer === null) return String(answer);
    const parts = Array.isArray(answer)
      ? (answer as readonly Json[]).map((each) => said(asked, each))
      : Object.entries(answer).map(([key, value]) => `${option(asked, key)}: ${said(asked, value)}`);
    return parts.join(', ') || say('web.ahead.nothing');
  };
  const withOther = (asked: string, answer: Json, orElse: Json | undefined): string =>
    orElse === undefined
      ? said(asked, answer)
      : say('web.ahead.or-else', { answer: said(asked, answer), other: said(asked, orElse) });
  return {
    title,
    option,
    given: (given) => (game.text.given ? say(game.text.given(given)) : given),
    whole: ({ prompt, answer, orElse }) => `${title(prompt)} – ${withOther(prompt, answer, orElse)}`,
  };
}
