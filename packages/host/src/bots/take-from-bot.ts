import { type Input, type Json, type Match, questionTo, type RandomState } from '@starboard/engine';
import { anyAnswer } from './bot-task.ts';
import type { Taken, Unfit } from '../taken.ts';

/** How many answers are tried in place of a bot's. */
const mostTries = 20;

type Answered = Extract<Input, { readonly answer: Json }>;

/** What a host brings to it. */
interface Taking {
  /** Takes an answer into the match, or leaves everything as it was. */
  readonly take: (input: Input) => Taken | Unfit;
  readonly luck: () => RandomState;
  /** Hears what the rules failed over where something else was taken. */
  readonly replaced: (error: Error) => void;
}

/**
 * Takes what a bot answers. Where the rules fail over it they would again, however often the bot is asked: in its place
 * is tried what time running out would answer, then anything legal. Unfit only if the rules fail over all of that.
 */
export function takeFromBot(match: Match, input: Answered, { take, luck, replaced }: Taking): Taken | Unfit {
  const taken = take(input);
  if ('entry' in taken || !taken.error) return taken;
  const question = questionTo(match, input.seat);
  if (!question) return taken;
  const asked = { question, luck: luck() };
  const tried = new Set([JSON.stringify(input.answer)]);
  for (let tries = 0; tries < mostTries; tries++) {
    const answer = (tries === 0 ? question.timeout : undefined) ?? anyAnswer(asked);
    if (tried.has(JSON.stringify(answer))) continue;
    tried.add(JSON.stringify(answer));
    const other = take({ ...input, answer });
    if (!('entry' in other)) continue;
    replaced(taken.error);
    return other;
  }
  return taken;
}
