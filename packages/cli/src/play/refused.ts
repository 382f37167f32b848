import { type Message, offeredIn, type Reason, refusedOptions } from '@starboard/engine';
import type { Talk } from './conversation.ts';

/** What the question, or the part of it that is asked just now, does not offer though the player may look for it. */
export function refusedIn({ sitting, question, asked }: Pick<Talk, 'sitting' | 'question' | 'asked'>): {
  readonly what: Message;
  readonly reason: Reason;
}[] {
  const { board, hosted } = sitting;
  const { position, game } = hosted.match;
  const { shape, prompt } = asked;
  const view = game.view(position.state, question.seat, position.frames);
  const label = (key: string) => board.label(view, prompt, key);
  // what goes by the same name as something on offer, or as the one before, no player tells apart
  const named = new Set(offeredIn(shape).map((key) => JSON.stringify(label(key))));
  return refusedOptions(question, position, shape).flatMap(({ key, reason }) => {
    const what = label(key);
    const name = JSON.stringify(what);
    if (named.has(name)) return [];
    named.add(name);
    return [{ what, reason }];
  });
}
