import { type Message, offeredIn, type Reason, refusedOptions } from '@starboard/engine';
import type { Talk } from './conversation.ts';

/** What the question does not offer though the player may look for it, and why not. */
export function refusedIn({ sitting, question, asked }: Pick<Talk, 'sitting' | 'question' | 'asked'>): {
  readonly what: Message;
  readonly reason: Reason;
}[] {
  const { board, hosted } = sitting;
  const { position, game } = hosted.match;
  const { shape, prompt } = asked;
  // only the question as a whole explains itself, its parts do not
  if (shape !== question.shape) return [];
  const view = game.view(position.state, question.seat, position.frames);
  const label = (key: string) => board.label(view, prompt, key);
  // what goes by the same name as something on offer, or as the one before, no player tells apart
  const named = new Set(offeredIn(shape).map((key) => JSON.stringify(label(key))));
  return refusedOptions(question, position).flatMap(({ key, reason }) => {
    const what = label(key);
    const name = JSON.stringify(what);
    if (named.has(name)) return [];
    named.add(name);
    return [{ what, reason }];
  });
}
