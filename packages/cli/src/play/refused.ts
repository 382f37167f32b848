import type { Message, Reason, Shape } from '@starboard/engine';
import type { Talk } from './conversation.ts';

/** What the question does not offer though somebody may look for it, and why not. */
export function refusedIn({ sitting, question, asked }: Pick<Talk, 'sitting' | 'question' | 'asked'>): {
  readonly what: Message;
  readonly reason: Reason;
}[] {
  const { board, recorded } = sitting;
  const { match } = recorded;
  const { shape, prompt } = asked;
  const view = match.game.view(match.position.state, question.seat);
  const refused =
    prompt === board.mainPrompt
      ? board.refused(view)
      : missingFrom(shape, board.conceivable(view, prompt, question.seat));
  const label = (key: string) => board.label(view, prompt, key);
  // what goes by the same name as something on offer, or as the one before, is not told apart by anybody
  const named = new Set(offeredIn(shape).map((key) => JSON.stringify(label(key))));
  return refused.flatMap(({ key, reason }) => {
    const what = label(key);
    const name = JSON.stringify(what);
    if (named.has(name)) return [];
    named.add(name);
    return [{ what, reason }];
  });
}

function missingFrom(
  shape: Shape,
  conceivable: readonly string[],
): readonly { readonly key: string; readonly reason: Reason }[] {
  if (!('why' in shape) || !shape.why) return [];
  const offered = offeredIn(shape);
  const { why } = shape;
  return conceivable
    .filter((key) => !offered.includes(key))
    .map((key) => ({ key, reason: why(key) }))
    .filter(({ reason }) => reason.key !== 'engine.unknown-option');
}

function offeredIn(shape: Shape): readonly string[] {
  if ('options' in shape) return shape.options;
  return 'slots' in shape ? shape.slots.map(({ key }) => key) : [];
}
