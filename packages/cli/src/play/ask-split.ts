import type { Split } from '@starboard/engine';
import { nextAnswer, type Reply, type Talk } from './conversation.ts';
import { complain, isNumber } from './typed.ts';

/** Slot after slot, or all of them in one line. */
export async function askSplit(talk: Talk, { slots, min, max }: Split, prompt: string): Promise<Reply> {
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
