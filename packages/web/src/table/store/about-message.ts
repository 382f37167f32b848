import type { Prompt } from '@starboard/engine';
import type { FromClient, FromServer } from '@starboard/protocol';
import type { TableState } from './table-state.ts';

type News = Extract<FromServer, { readonly type: 'news' }>;

/** Whether a refusal is of no interest any more: something was done since, or something else is asked. */
export function isAnswered(
  message: FromServer,
  asked: FromClient | null,
  { prompt }: Pick<TableState, 'prompt'>,
): boolean {
  if (message.type === 'view') return true;
  // an act was sent before the refusal that is shown, or it would have been put away
  const isDone = asked !== null && asked.type !== 'watch' && asked.type !== 'act';
  if (message.type === 'news') return isDone || asksAnew(message, prompt);
  return message.type === 'done' && isDone;
}

const asksAnew = ({ sections: { prompt } }: News, before: Prompt | null): boolean =>
  prompt !== undefined && (prompt as Prompt | null)?.decision !== before?.decision;

/** Messages about other tables, and about none, come along the same wire. */
export function concerns(message: FromServer, id: string): boolean {
  switch (message.type) {
    case 'table':
      return message.table.id === id;
    case 'view':
    case 'news':
    case 'clock':
    case 'presence':
    case 'orders':
    case 'left':
    case 'chat':
      return message.table === id;
    case 'welcome':
    case 'done':
    case 'refused':
    case 'bye':
      return true;
    case 'lobby':
      return false;
  }
}
