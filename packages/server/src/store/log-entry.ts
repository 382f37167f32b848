import { type Author, authorByRequest, type LogEntry } from '@starboard/host';
import type { InputRow } from './schema.ts';

/** An entry of a match's log as the database has it. */
export function logEntry(row: InputRow): LogEntry {
  const input = JSON.parse(row.input_json) as LogEntry['input'];
  return {
    seq: row.seq,
    at: row.at,
    seat: row.seat,
    by: authorOf(row, input),
    request: row.request,
    input,
    events: JSON.parse(row.events_json) as LogEntry['events'],
    told: JSON.parse(row.told_json) as LogEntry['told'],
  };
}

/** Who made the input of a row. */
const authorOf = ({ made_by, seat, request }: InputRow, input: LogEntry['input']): Author =>
  (made_by as Author | null) ?? authorByRequest({ input, seat, request });
