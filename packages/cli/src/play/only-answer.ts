import { enumerate, type Json, type Shape } from '@starboard/engine';
import { wrap } from '@starboard/terminal';
import { answerText } from './answer-text.ts';
import { nextAnswer, type Reply, type Talk } from './conversation.ts';

/** The one possible answer, if there is no other. */
export function onlyAnswer(shape: Shape): Json | undefined {
  const [first, second] = firstTwo(enumerate(shape));
  return second === undefined ? first : undefined;
}

function firstTwo(answers: Iterable<Json>): Json[] {
  const found: Json[] = [];
  for (const answer of answers) if (found.push(answer) === 2) break;
  return found;
}

/** Nothing to decide, but a step of its own all the same: it can be seen, and stepped back from. */
export async function askToAccept(talk: Talk, only: Json, prompt: string): Promise<Reply> {
  const { terminal, voice } = talk.sitting;
  const what = answerText(talk.sitting, talk.question, prompt, only);
  for (;;) {
    terminal.print(...wrap(voice.say('cli.ask.only', { what }), terminal.width));
    const said = await nextAnswer(talk, voice.say('cli.ask.accept'));
    if ('leave' in said) return said;
    if (said.text === '') return { answer: only };
  }
}
