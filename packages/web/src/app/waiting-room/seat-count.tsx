import type { TableDetail } from '@starboard/protocol';
import { tableCalls } from '../../api/table-calls.ts';
import { Segments } from '../../design/controls/segments.tsx';
import { webGame } from '../../games/find-game.ts';
import { useSay } from '../../language/say.ts';
import { personsAt } from '../tables/table-people.ts';
import type { RoomParts } from './room-parts.ts';

/** Adds or takes away seats until there are so many; open ones go first, from the end. */
async function seatsFor(table: TableDetail, count: number): Promise<TableDetail> {
  let latest = table;
  while (latest.seats.length < count) latest = await tableCalls.addSeat(table.id);
  while (latest.seats.length > count) {
    const open = latest.seats.findLastIndex(({ kind }) => kind === 'open');
    const seat = open === -1 ? latest.seats.findLastIndex(({ kind }) => kind === 'bot') : open;
    latest = await tableCalls.removeSeat(table.id, seat);
  }
  return latest;
}

/** For how many the table is set. */
export function SeatCount({ parts: { table, isOwner, act } }: { readonly parts: RoomParts }) {
  const say = useSay('app');
  const { min, max } = webGame(table.game)?.seats ?? { min: table.seats.length, max: table.seats.length };
  // a person is never sent away by a smaller table
  const least = Math.max(min, personsAt(table).length);
  const counts = Array.from({ length: max - least + 1 }, (_, index) => String(least + index));
  return (
    <Segments
      legend={say('web.room.players')}
      isDisabled={!isOwner}
      value={String(table.seats.length)}
      options={counts.map((value) => ({ value, label: value }))}
      onChange={(value) => act(() => seatsFor(table, Number(value)))}
    />
  );
}
