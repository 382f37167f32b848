import type { Json } from '@starboard/engine';
import { wrap } from '@starboard/terminal';
import { answerText } from './answer-text.ts';
import { nextAnswer, type Reply, type Talk } from './conversation.ts';

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
