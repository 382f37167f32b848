import { useTableRoom } from '../table-room.ts';

interface Unread {
  readonly count: number;
  /** The latest line there is. */
  readonly latest: number;
}

/** Lines of others that have not been looked at. */
export function useUnread(): Unread {
  const { state, desk } = useTableRoom();
  const { viewer, table, chat } = state;
  const own = viewer === 'spectator' ? undefined : table?.seats[viewer];
  const account = own?.kind === 'person' ? own.account : null;
  const unread = chat.filter((line) => line.id > desk.readUpTo && line.account !== account);
  return { count: unread.length, latest: chat.at(-1)?.id ?? 0 };
}
