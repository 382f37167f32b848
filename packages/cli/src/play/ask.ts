import type { Amount, Form, Json, Open, Pick, Shape, Split } from '@starboard/engine';
import { wrap } from '../terminal/layout.ts';
import { choiceLines, choicesOf } from './choices.ts';
import { type Leave, nextAnswer, type Talk } from './conversation.ts';

export type Reply = { readonly answer: Json } | { readonly leave: Leave };

/** What there is to choose from; the numbers stand for these choices from now on. */
export function optionLines(talk: Talk, shape: Shape, prompt: string): string[] {
  const { sitting, question } = talk;
  talk.choices = 'options' in shape ? choicesOf(sitting, question, prompt, shape.options) : [];
  return choiceLines(sitting, talk.choices);
}

/** Asks until there is something that looks like an answer; whether it is legal the rules decide. */
export function askShape(talk: Talk, shape: Shape, prompt: string): Promise<Reply> {
  switch (shape.kind) {
    case 'choose':
      return askChoice(talk);
    case 'pick':
      return askPick(talk, shape);
    case 'amount':
      return askAmount(talk, shape);
    case 'split':
      return askSplit(talk, shape, prompt);
    case 'form':
      return askForm(talk, shape, prompt);
    case 'open':
      return askOpen(talk, shape);
  }
}

const isNumber = (text: string): boolean => /^\d{1,6}$/.test(text);

function complain(
  { sitting }: Talk,
  key: string,
  params: Readonly<Record<string, string | number>> = {},
): void {
  const { terminal, voice } = sitting;
  terminal.print(...wrap(voice.say(key, params), terminal.width).map(terminal.paint.bad));
}

async function askChoice(talk: Talk): Promise<Reply> {
  const { voice } = talk.sitting;
  for (;;) {
    const max = talk.choices.length;
    const said = await nextAnswer(talk, voice.say('cli.ask.choose', { max }));
    if ('leave' in said) return said;
    if (said.text === '') talk.redraw();
    else if (!isNumber(said.text)) return { answer: said.text };
    else {
      const choice = talk.choices[Number(said.text) - 1];
      if (choice) return { answer: choice.key };
      complain(talk, 'cli.no-such-number', { given: said.text, max });
    }
  }
}

async function askPick(talk: Talk, { min, max }: Pick): Promise<Reply> {
  const { voice } = talk.sitting;
  for (;;) {
    const said = await nextAnswer(talk, voice.say('cli.ask.pick', { min, max }));
    if ('leave' in said) return said;
    const words = said.text === '-' ? [] : said.text.split(/[\s,;]+/).filter((word) => word !== '');
    const unknown = words.find((word) => !isNumber(word) || !talk.choices[Number(word) - 1]);
    if (unknown === undefined)
      return { answer: words.map((word) => talk.choices[Number(word) - 1]?.key ?? '') };
    complain(talk, 'cli.no-such-number', { given: unknown, max: talk.choices.length });
  }
}

async function askAmount(talk: Talk, { min, max }: Amount): Promise<Reply> {
  const { voice } = talk.sitting;
  for (;;) {
    const said = await nextAnswer(talk, voice.say('cli.ask.amount', { min, max }));
    if ('leave' in said) return said;
    if (isNumber(said.text)) return { answer: Number(said.text) };
    complain(talk, 'cli.not-a-number', { given: said.text });
  }
}

/** Slot after slot, or all of them in one line. */
async function askSplit(talk: Talk, { slots, min, max }: Split, prompt: string): Promise<Reply> {
  const { voice, board, terminal } = talk.sitting;
  terminal.print(voice.say('cli.ask.split', { min, max }));
  const given: Record<string, number> = {};
  let left = max;
  for (let index = 0; index < slots.length && left > 0; ) {
    const slot = slots[index] as Split['slots'][number];
    const most = Math.min(slot.max, left);
    const what = voice.say(board.text.option(prompt, slot.key));
    const said = await nextAnswer(talk, voice.say('cli.ask.slot', { what, most, left }));
    if ('leave' in said) {
      if (said.leave === 'quit' || index === 0) return said;
      index--;
      left += given[slots[index]?.key ?? ''] ?? 0;
      continue;
    }
    const words = said.text.split(/[\s,;]+/).filter((word) => word !== '');
    if (!words.every(isNumber)) complain(talk, 'cli.not-a-number', { given: said.text });
    else if (words.length > 1 && index === 0) return { answer: inOrder(slots, words.map(Number)) };
    else {
      const count = Number(words[0] ?? 0);
      if (words.length > 1 || count > most) complain(talk, 'engine.out-of-range', { min: 0, max: most });
      else {
        given[slot.key] = count;
        left -= count;
        index++;
      }
    }
  }
  return { answer: withoutNoughts(given) };
}

const inOrder = (slots: Split['slots'], counts: readonly number[]): Record<string, number> =>
  // one number too many is for the rules to refuse, not for us to overlook
  withoutNoughts(
    Object.fromEntries(counts.map((count, index) => [slots[index]?.key ?? `#${index + 1}`, count])),
  );

const withoutNoughts = (given: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(given).filter(([, count]) => count > 0));

async function askForm(talk: Talk, { parts }: Form, prompt: string): Promise<Reply> {
  const { voice, board, terminal } = talk.sitting;
  const answer: Record<string, Json> = {};
  for (const [name, part] of Object.entries(parts)) {
    const partPrompt = `${prompt}.${name}`;
    terminal.print(voice.say(board.text.prompt(partPrompt)), ...optionLines(talk, part, partPrompt));
    const reply = await askShape(talk, part, partPrompt);
    if ('leave' in reply) return reply;
    answer[name] = reply.answer;
  }
  return { answer };
}

const mostOpen = 60;

/** Acts of real time, as far as they can be listed. */
async function askOpen(talk: Talk, shape: Open): Promise<Reply> {
  const { terminal } = talk.sitting;
  const answers: Json[] = [];
  for (const answer of shape.enumerate()) if (answers.push(answer) === mostOpen) break;
  terminal.print(...answers.map((answer, index) => `${index + 1}) ${JSON.stringify(answer)}`));
  const reply = await askAmount(talk, { kind: 'amount', min: 1, max: answers.length });
  return 'leave' in reply ? reply : { answer: answers[(reply.answer as number) - 1] ?? null };
}
