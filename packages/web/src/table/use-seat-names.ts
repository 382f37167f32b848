import type { TableDetail } from '@starboard/protocol';
import { useMemo } from 'react';
import { useSay } from '../language/say.ts';

/** What all players are called; bots are called by stars, each seat its own. */
export function useSeatNames(table: Pick<TableDetail, 'seats'> | null): (seat: number) => string {
  const say = useSay('table');
  const seats = table?.seats ?? [];
  // every message about the table brings its seats anew: only other names are a reason to say everything again
  const known = JSON.stringify(seats.map((holder) => (holder.kind === 'person' ? holder.name : null)));
  return useMemo(() => {
    const names = JSON.parse(known) as readonly (string | null)[];
    return (seat) => names[seat] ?? say('web.table.bot-name', { seat: String(seat) });
  }, [known, say]);
}
