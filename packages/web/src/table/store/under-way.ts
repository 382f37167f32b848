import { type Json, type Prompt, type Reason, reason } from '@starboard/engine';
import type { TableState } from './table-state.ts';

/** So many answers to an open question may be under way: more than a player makes while a slow server answers one. */
export const mostUnderWay = 8;

type Asked = Pick<TableState, 'prompt' | 'pending'>;

const isOpen = (prompt: Prompt | null): boolean => prompt?.shape.kind === 'open';

/** Whether nothing can be answered before what is under way: only answers to open questions do not wait for each other. */
export const isHeldUp = ({ prompt, pending }: Asked): boolean =>
  isOpen(prompt) ? pending.some((input) => !input.isOpen) : pending.length > 0;

/** Why an answer cannot be sent now; null when it can. */
export function whyWaits(asked: Asked): Reason | null {
  if (isHeldUp(asked)) return reason('web.prompt.one-at-a-time');
  return asked.pending.length < mostUnderWay
    ? null
    : reason('web.prompt.too-many', { count: asked.pending.length });
}

/** Whether the very same is under way: a button was pressed twice. */
export const isUnderWay = ({ prompt, pending }: Asked, answer: Json): boolean =>
  pending.some(
    (input) =>
      !input.isOpen &&
      input.decision === prompt?.decision &&
      JSON.stringify(input.answer) === JSON.stringify(answer),
  );
