import type { Split } from '@starboard/engine';
import { wrap } from '@starboard/terminal';
import { dense, inFlow } from '../terminal/columns.ts';
import { nextAnswer, type Reply, type Talk } from './conversation.ts';
import { complain, isNumber } from './typed.ts';

/** The slots by number, and how they can be filled as far as there is room to tell. */
export function splitLines(
  { sitting }: Talk,
  { slots, min, max }: Split,
  prompt: string,
  isShort: boolean,
): string[] {
  const { voice, board, terminal } = sitting;
  const { paint, width } = terminal;
  const rows = slots.map(({ key, max: most }, index) => ({
    name: '',
    cells: [
      {
        number: paint.key(`${index + 1})`),
        text: `${voice.say(board.text.option(prompt, key))} ${paint.quiet(`≤${most}`)}`,
      },
    ],
  }));
  const bounds = min === max ? 'exact' : 'range';
  const how = voice.say(isShort ? 'cli.ask.split-short' : 'cli.ask.split', { bounds, min, max });
  return [...inFlow(rows, width, { ...dense, afterNumber: ' ' }), ...wrap(how, width)];
}

/** Slot after slot, or all of them in one line. */
export async function askSplit(talk: Talk, { slots, min, max }: Split, prompt: string): Promise<Reply> {
  const { voice, board } = talk.sitting;
  const given: Record<string, number> = {};
  let left = max;
  for (let index = 0; index < slots.length && left > 0; ) {
    const slot = slots[index] as Split['slots'][number];
    const most = Math.min(slot.max, left);
    // what is left of a fixed number has only one place to go
    if (min === max && index === slots.length - 1 && index > 0 && left <= slot.max) {
      given[slot.key] = left;
      break;
    }
    const what = voice.say(board.text.option(prompt, slot.key));
    const said = await nextAnswer(talk, voice.say('cli.ask.slot', { what, most, left }));
    if ('leave' in said) {
      if (said.leave === 'quit' || index === 0) return said;
      index--;
      left += given[slots[index]?.key ?? ''] ?? 0;
      continue;
    }
    const words = said.text.split(/[\s,;]+/).filter((word) => word !== '');
    if (words.length > 0 && words.every(isPair)) return { answer: byNumber(slots, words) };
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

const isPair = (word: string): boolean => /^\d{1,3}:\d{1,3}$/.test(word);

/** `2:3` is three of the second. */
const byNumber = (slots: Split['slots'], pairs: readonly string[]): Record<string, number> =>
  withoutNoughts(
    Object.fromEntries(
      pairs.map((pair) => {
        const [, number = '', count = ''] = /^(\d+):(\d+)$/.exec(pair) ?? [];
        return [slots[Number(number) - 1]?.key ?? `#${number}`, Number(count)];
      }),
    ),
  );

const withoutNoughts = (given: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(given).filter(([, count]) => count > 0));
