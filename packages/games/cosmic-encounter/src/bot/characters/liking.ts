import type { Json } from '@starboard/engine';
import { windowOf } from '../../keys/index.ts';
import type { Asked, Judge } from '../answer.ts';
import type { Sight } from '../sight.ts';
import type { Character } from './character.ts';

const none: Judge = () => 0;

/** What each option of a question is to a character beyond its worth. */
export function leaningTo({ leanings }: Character, asked: Asked, sight: Sight): Judge {
  const { prompt } = asked;
  const name = windowOf(prompt) === null ? prompt.slice('ce.ask.'.length) : 'window';
  return leanings[name]?.(sight, asked) ?? none;
}

/** The same of a whole answer: of all that is taken in it. */
export function likingOf(judge: Judge, shape: Asked['shape'], answer: Json): number {
  switch (shape.kind) {
    case 'choose':
      return judge(answer as string, {});
    case 'pick':
      return ofAll(judge, answer as readonly string[]);
    case 'split':
      return ofAll(
        judge,
        Object.entries(answer as Record<string, number>).flatMap(([key, count]) =>
          Array.from({ length: count }, () => key),
        ),
      );
    case 'amount':
    case 'form':
    case 'open':
      return 0;
  }
}

function ofAll(judge: Judge, keys: readonly string[]): number {
  const taken: Record<string, number> = {};
  let liking = 0;
  for (const key of keys) {
    liking += judge(key, taken);
    taken[key] = (taken[key] ?? 0) + 1;
  }
  return liking;
}
