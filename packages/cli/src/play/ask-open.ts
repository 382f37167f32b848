import { type Json, type Open, type Shape, viewOf } from '@starboard/engine';
import { wrap } from '@starboard/terminal';
import { nextAnswer, type Reply, type Talk } from './conversation.ts';
import { complain, isNumber } from './typed.ts';

/** Not an answer: a player who says this leaves the word to the others. */
export const wait = 'wait';

/** What can be said in real time: words, acts to be put together, or nothing for now. */
export async function askOpen(
  talk: Talk,
  { acts = {} }: Open,
  askParts: (act: Shape, name: string) => Promise<Reply>,
): Promise<Reply> {
  const { voice } = talk.sitting;
  for (;;) {
    const max = talk.choices.length;
    const said = await nextAnswer(talk, voice.say('cli.ask.choose', { max }));
    if ('leave' in said) return said;
    const choice = isNumber(said.text) ? talk.choices[Number(said.text) - 1] : undefined;
    const key = isNumber(said.text) ? choice?.key : said.text;
    if (said.text === '') talk.redraw();
    else if (key === undefined) complain(talk, 'cli.no-such-number', { given: said.text, max });
    else if (key === wait) return { leave: 'wait' };
    else if (choice?.act !== undefined) return { answer: { [choice.act]: key } };
    else {
      const act = Object.hasOwn(acts, key) ? acts[key] : null;
      if (!act) return { answer: key };
      const part = await askParts(act, key);
      const reply = isOneChoice(act) ? chosen(key, part) : await putTogether(talk, key, part);
      if (reply !== null) return reply;
      talk.redraw();
    }
  }
}

/** What was chosen from a list is said at once: it takes no last look. */
const isOneChoice = ({ kind }: Shape): boolean => kind === 'choose' || kind === 'pick';

/** The choice as an answer; null if its player thinks better of it. */
function chosen(act: string, part: Reply): Reply | null {
  if ('answer' in part) return { answer: { [act]: part.answer } };
  return part.leave === 'undo' ? null : part;
}

/** A last look at what was put together before it is said aloud; null if its player thinks better of it. */
async function putTogether(talk: Talk, key: string, part: Reply): Promise<Reply | null> {
  const { voice, board, terminal, hosted } = talk.sitting;
  if ('leave' in part) return part.leave === 'undo' ? null : part;
  const answer: Json = { [key]: part.answer };
  const view = viewOf(hosted.match, talk.question.seat);
  const lines = (board.describe?.(view, answer) ?? []).map((message) => voice.say(message));
  terminal.print('', ...lines.flatMap((line) => wrap(line, terminal.width, '  ')));
  const said = await nextAnswer(talk, voice.say('cli.ask.send'));
  if ('leave' in said) return said.leave === 'undo' ? null : said;
  return said.text === '' ? { answer } : null;
}
