import { useTableContext } from '../table-context.ts';

/** How many lines the player has not looked at yet, beside the word for the chat. */
export function UnreadBadge({ count }: { readonly count: number }) {
  const { say } = useTableContext();
  return (
    count > 0 && (
      <i>
        <span aria-hidden>{count}</span>
        <span className="unseen"> {say('web.chat.unread', { count })}</span>
      </i>
    )
  );
}
