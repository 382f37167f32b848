import { useEffect } from 'react';
import { useTableState } from '../table-context.ts';
import { keptByTable } from '../store/kept-by-table.ts';
import { useIsHeard } from './use-is-heard.ts';

/** The last line of each table's chat that was on this screen. */
const { use: useReadSoFar, note: noteRead } = keptByTable('starboard.read');

/** How many lines of others have not been looked at; while the chat is open, all have. */
export function useUnread(isOpen: boolean): number {
  const { id, chat } = useTableState('id', 'chat');
  const isHeard = useIsHeard();
  const read = useReadSoFar(id) ?? 0;
  const latest = chat.at(-1)?.id ?? 0;
  useEffect(() => {
    if (isOpen && latest > read) noteRead(id, latest);
  }, [isOpen, id, latest, read]);
  return isOpen ? 0 : chat.filter((line) => line.id > read && isHeard(line)).length;
}
