import { useTableRoom } from '../table-room.ts';
import { ownAccount } from './own-account.ts';

interface Unread {
  readonly count: number;
  /** The latest line there is. */
  readonly latest: number;
}

/** Lines of others that have not been looked at. */
export function useUnread(): Unread {
  const { state, desk } = useTableRoom();
  const { chat } = state;
  const account = ownAccount(state);
  const unread = chat.filter((line) => line.id > desk.readUpTo && line.account !== account);
  return { count: unread.length, latest: chat.at(-1)?.id ?? 0 };
}
