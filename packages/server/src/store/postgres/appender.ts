import type { Pool } from 'pg';
import { checkBindings } from '../bindings.ts';
import type { Append, MatchStore } from '../match-store.ts';

/**
 * The hot path: one statement, so one round trip and one transaction. Rows are locked in the order of their ids, so
 * that two nodes with the same matches in hand wait for each other instead of killing each other.
 */
const statement = `
  with batch as materialized (
    select * from unnest(
      $1::text[], $2::int[], $3::int[], $4::text[], $5::text[], $6::text[], $7::bigint[], $8::bigint[], $9::text[]
    ) as t (id, after, seq, saved_json, told_json, clock_json, due_at, updated_at, rest_json)
  ), first as materialized (
    select batch.* from batch join matches on matches.id = batch.id and matches.seq = batch.after
      and matches.rest_json is not distinct from batch.rest_json
    order by batch.id for update of matches
  ), moved as (
    update matches set seq = first.seq, told_json = first.told_json,
      clock_json = first.clock_json, due_at = first.due_at, updated_at = first.updated_at,
      rest_json = null
    from first where matches.id = first.id and matches.seq = first.after
    returning matches.id
  ), kept as (
    insert into snapshots (match_id, seq, saved_json)
    select first.id, first.seq, first.saved_json from first join moved on moved.id = first.id
    where first.saved_json is not null
    on conflict (match_id) do update set seq = excluded.seq, saved_json = excluded.saved_json
  ), written as (
    insert into inputs (match_id, seq, at, seat, request, made_by, input_json, events_json, told_json)
    select t.* from unnest(
      $10::text[], $11::int[], $12::bigint[], $13::int[], $14::text[], $15::text[], $16::text[], $17::text[], $18::text[]
    ) as t (match_id, seq, at, seat, request, made_by, input_json, events_json, told_json)
    join moved on moved.id = t.match_id
  )
  select id from moved`;

/** A database that has not answered by then is as good as gone. */
const patience = 15_000;

export function appender(pool: Pool): MatchStore['append'] {
  return async (batch) => {
    const values = [
      ...columns(batch.map(movedRow), movedWidth),
      ...columns(batch.flatMap(inputRows), inputWidth),
    ];
    const client = await pool.connect();
    try {
      const query = { name: 'append', text: statement, values, query_timeout: patience };
      const { rows } = await client.query<{ id: string }>(query);
      client.release();
      const moved = new Set(rows.map(({ id }) => id));
      return batch.map(({ match }) => moved.has(match));
    } catch (error) {
      // in the state it may be in, no other query should find it
      client.release(true);
      throw error;
    }
  };
}

const movedWidth = 9;
const movedRow = ({
  match,
  after,
  inputs,
  saved,
  told,
  clock,
  dueAt,
  rest,
  at,
}: Append): readonly unknown[] => [match, after, after + inputs.length, saved, told, clock, dueAt, at, rest];

const inputWidth = 9;
const inputRows = ({ match, after, inputs }: Append): readonly (readonly unknown[])[] =>
  inputs.map(({ at, seat, by, request, input, events, told }, index) => [
    match,
    after + 1 + index,
    at,
    seat,
    request,
    by,
    input,
    events,
    told,
  ]);

function columns(rows: readonly (readonly unknown[])[], width: number): readonly (readonly unknown[])[] {
  for (const row of rows) checkBindings(row);
  return Array.from({ length: width }, (_, column) => rows.map((row) => row[column]));
}
