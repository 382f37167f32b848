import {
  type Amount,
  type Form,
  type Json,
  onlyAnswer,
  type Pick,
  type Question,
  type Shape,
  viewOf,
} from '@starboard/engine';
import { askOpen, wait } from './ask-open.ts';
import { askSplit, splitLines } from './ask-split.ts';
import { type Choice, type ChoiceStyle, choiceLines, choicesOf } from './choices.ts';
import { nextAnswer, type Reply, type Talk } from './conversation.ts';
import { askToAccept } from './ask-to-accept.ts';
import { isPerson, type Sitting } from './sitting.ts';
import { complain, isNumber } from './typed.ts';

/** Turns to a question or a part of one; the numbers stand for its choices from now on. */
export function turnTo(talk: Talk, shape: Shape, prompt: string): (style: ChoiceStyle) => string[] {
  const { sitting } = talk;
  talk.asked = { shape, prompt };
  talk.choices = choicesFor(talk, shape, prompt);
  if (shape.kind === 'split')
    return (style) => splitLines(talk, shape, prompt, style === 'packed' || style === 'flowing');
  return (style) => choiceLines(sitting, talk.choices, style);
}

function choicesFor({ sitting, question }: Talk, shape: Shape, prompt: string): readonly Choice[] {
  if ('options' in shape) return choicesOf(sitting, question, prompt, shape.options);
  if (shape.kind !== 'open') return [];
  const acts = actsFor(sitting, question, prompt, shape.acts ?? {});
  if (!canWait(sitting, question)) return acts;
  const label = sitting.voice.say(sitting.hosted.isTimed ? 'cli.ask.let-time-pass' : 'cli.ask.wait');
  const place = acts.at(-1)?.place ?? {};
  return [...acts, { key: wait, label, place, detail: null, gain: null }];
}

/** What can be said in real time: choices of an act stand in its place under its name where the board unfolds it. */
function actsFor(
  sitting: Sitting,
  question: Question,
  prompt: string,
  acts: Readonly<Record<string, Shape | null>>,
): readonly Choice[] {
  const { board } = sitting;
  const view = viewOf(sitting.hosted.match, question.seat);
  const unfolded = Object.entries(acts).flatMap(([act, shape]) =>
    shape?.kind === 'choose' && board.unfolds?.(act) ? [{ act, options: shape.options }] : [],
  );
  if (unfolded.length === 0) return choicesOf(sitting, question, prompt, Object.keys(acts));
  const inPlace = unfolded.flatMap(({ act, options }) => {
    const place = { heading: board.label(view, prompt, act) };
    const choices = choicesOf(sitting, question, `${prompt}.${act}`, options);
    return choices.map((choice): Choice => ({ ...choice, act, place }));
  });
  const others = Object.keys(acts).filter((act) => !unfolded.some((each) => each.act === act));
  const place = { heading: { key: 'cli.ask.besides' } };
  return [
    ...inPlace,
    ...choicesOf(sitting, question, prompt, others).map((choice) => ({ ...choice, place })),
  ];
}

/** Whether anything could happen while the player says nothing: a bot that waits for an answer says nothing either. */
const canWait = (sitting: Sitting, { seat }: Question): boolean =>
  sitting.hosted.wakesAt !== null ||
  sitting.hosted.match.questions.some(
    (asked) => asked.seat !== seat && (isPerson(sitting, asked.seat) || !asked.isOptional),
  );

/** Asks until there is something that looks like an answer; whether it is legal the rules decide. */
export function askShape(talk: Talk, shape: Shape, prompt: string): Promise<Reply> {
  const only = shape.kind === 'choose' ? undefined : onlyAnswer(shape);
  if (only !== undefined) return askToAccept(talk, only, prompt);
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
      return askOpen(talk, shape, (act, name) => askPart(talk, act, `${prompt}.${name}`));
  }
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
    if (said.text === '' && min === 0) return { answer: 0 };
    if (isNumber(said.text)) return { answer: Number(said.text) };
    complain(talk, 'cli.not-a-number', { given: said.text });
  }
}

/** Asks a part of a question, told apart from what was asked before; a form tells its own parts. */
function askPart(talk: Talk, part: Shape, prompt: string): Promise<Reply> {
  const { voice, board, terminal } = talk.sitting;
  const lines = turnTo(talk, part, prompt);
  if (part.kind !== 'form')
    terminal.print('', voice.say(board.text.prompt(prompt, talk.question.params)), ...lines('short'));
  return askShape(talk, part, prompt);
}

async function askForm(talk: Talk, { parts }: Form, prompt: string): Promise<Reply> {
  const answer: Record<string, Json> = {};
  for (const [name, part] of Object.entries(parts)) {
    const partPrompt = `${prompt}.${name}`;
    const only = onlyAnswer(part);
    // among many parts, those that leave nothing to decide are not worth a word
    if (only !== undefined) {
      answer[name] = only;
      continue;
    }
    const reply = await askPart(talk, part, partPrompt);
    if ('leave' in reply) return reply;
    answer[name] = reply.answer;
  }
  return { answer };
}
