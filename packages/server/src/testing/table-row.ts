import type { TableRow } from '../store/schema.ts';

/** A table of nobody in particular, for whatever has to belong to one. */
export const tableRow = (id: string): TableRow => ({
  id,
  code: null,
  status: 'playing',
  game: 'toy',
  options_json: '{}',
  seats_json: '[]',
  clock: 'none',
  is_public: 0,
  spectators_allowed: 0,
  spectators_delay: 0,
  host_id: 'nobody',
  kicked_json: '[]',
  version: 1,
  seed_hash: null,
  seed: null,
  end_votes_json: '[]',
  takeback_json: null,
  result_json: null,
  rematch_id: null,
  created_at: 1,
  touched_at: 1,
  started_at: null,
  finished_at: null,
});
