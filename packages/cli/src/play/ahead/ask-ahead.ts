import type { ComingQuestion, Json } from '@starboard/engine';
import type { AnswerAhead } from '@starboard/host';
import { wrap } from '@starboard/terminal';
import { answerText } from '../answer-text.ts';
import { askShape, turnTo } from '../ask.ts';
import { nextAnswer, type Leave, type Reply, type Talk } from '../conversation.ts';
import { complain, isNumber } from '../typed.ts';

/** Asks what will be answered when the question comes, what instead of that, and what it shall depend on. */
export async function askAhead(
  talk: Talk,
  question: ComingQuestion,
): Promise<AnswerAhead | { readonly leave: Leave }> {
  const { board } = talk.sitting;
  const { prompt, givens } = question;
  const reply = await answered(talk, question);
  if ('leave' in reply) return reply;
  const { answer } = reply;
  const { say } = talk.sitting.voice;
  const others = othersThan(talk, question, answer);
  const named = [say('cli.ahead.ask-me'), ...others.map(([name]) => name)];
  const keys = [undefined, ...others.map(([, key]) => key)];
  const other = await oneOf(talk, 'cli.ahead.otherwise', keys, named);
  if ('leave' in other) return other;
  const words = givens.map((given) => (board.text.given ? say(board.text.given(given)) : given));
  const given = await oneOf(talk, 'cli.ahead.holds', givens, words);
  if ('leave' in given) return given;
  const orElse: Json | undefined = other.chosen;
  return { prompt, given: given.chosen ?? '', answer, ...(orElse !== undefined && { orElse }) };
}

/** What else could be answered, by name: copies of a card are one to all players. */
function othersThan(
  { sitting, question: { seat } }: Talk,
  { prompt, shape }: ComingQuestion,
  answer: Json,
): readonly (readonly [name: string, key: string])[] {
  if (shape.kind !== 'choose') return [];
  const nameOf = (key: Json) => answerText(sitting, { seat }, prompt, key);
  const named = new Map(shape.options.toReversed().map((key) => [nameOf(key), key]));
  named.delete(nameOf(answer));
  return [...named].toReversed();
}

/** Asks it as if it had come, below all that is on the screen. */
function answered(talk: Talk, { prompt, shape }: ComingQuestion): Promise<Reply> {
  const { voice, board, terminal } = talk.sitting;
  const asked: Talk = {
    ...talk,
    question: { seat: talk.question.seat, prompt, shape },
    asked: { shape, prompt },
    choices: [],
    redraw() {
      const lines = turnTo(asked, shape, prompt);
      terminal.print('', terminal.paint.strong(voice.say(board.text.prompt(prompt))), ...lines('short'));
    },
  };
  asked.redraw();
  return askShape(asked, shape, prompt);
}

/** One of a few, the first for Enter alone; where there is only one, it is not asked. */
async function oneOf<Each>(
  talk: Talk,
  heading: string,
  each: readonly Each[],
  words: readonly string[],
): Promise<{ readonly chosen: Each | undefined } | { readonly leave: Leave }> {
  const { voice, terminal } = talk.sitting;
  if (each.length < 2) return { chosen: each[0] };
  const lines = words.map((word, index) => `  ${terminal.paint.key(`${index + 1})`)} ${word}`);
  terminal.print('', voice.say(heading), ...lines.flatMap((line) => wrap(line, terminal.width, '     ')));
  for (;;) {
    const said = await nextAnswer(talk, voice.say('cli.ahead.choose', { max: each.length }));
    if ('leave' in said) return said;
    const number = said.text === '' ? 1 : isNumber(said.text) ? Number(said.text) : 0;
    if (number >= 1 && number <= each.length) return { chosen: each[number - 1] };
    complain(talk, 'cli.no-such-number', { given: said.text, max: each.length });
  }
}
