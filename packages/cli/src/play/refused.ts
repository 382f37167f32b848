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
  const view = match.game.view(match.table.position.state, question.seat);
  const refused =
    prompt === board.mainPrompt ? board.refused(view) : missingFrom(shape, board.conceivable(view, prompt));
  return refused.map(({ key, reason }) => ({ what: board.label(view, prompt, key), reason }));
}

function missingFrom(
  shape: Shape,
  conceivable: readonly string[],
): readonly { readonly key: string; readonly reason: Reason }[] {
  if (!('why' in shape) || !shape.why) return [];
  const offered = 'options' in shape ? shape.options : shape.slots.map(({ key }) => key);
  const { why } = shape;
  return conceivable
    .filter((key) => !offered.includes(key))
    .map((key) => ({ key, reason: why(key) }))
    .filter(({ reason }) => reason.key !== 'engine.unknown-option');
}
