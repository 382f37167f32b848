import type { TableDetail } from '@starboard/protocol';
import { useCallback } from 'react';
import { useSay } from '../language/say.ts';

/** What everybody at the table is called; bots are called by stars, each seat its own. */
export function useSeatNames(table: Pick<TableDetail, 'seats'> | null): (seat: number) => string {
  const say = useSay('table');
  const seats = table?.seats;
  return useCallback(
    (seat) => {
      const holder = seats?.[seat];
      return holder?.kind === 'person' ? holder.name : say('web.table.bot-name', { seat: String(seat) });
    },
    [seats, say],
  );
}
