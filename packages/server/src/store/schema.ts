import type { Generated } from 'kysely';

/**
 * The tables of the database, the same in SQLite and PostgreSQL. Times are milliseconds since 1970, truth values
 * are 0 or 1, and what ends in `_json` is JSON text: types that both databases hand back alike.
 */
export interface Schema {
  accounts: AccountRow;
  passkeys: PasskeyRow;
  sessions: SessionRow;
  likenesses: LikenessRow;
  known_devices: KnownDeviceRow;
  challenges: ChallengeRow;
  tables: TableRow;
  table_people: TablePersonRow;
  matches: MatchRow;
  snapshots: SnapshotRow;
  inputs: InputRow;
  packed_logs: PackedLogRow;
  imports: ImportRow;
  chat_lines: ChatLineRow;
  mutes: MuteRow;
  reports: ReportRow;
  migrations: MigrationRow;
}

export interface AccountRow {
  id: string;
  name: string;
  /** The name as it is compared, once an account has it to itself; guests' names are not. */
  name_key: string | null;
  role: string;
  /** scrypt hash with its parameters and salt. */
  password: string | null;
  language: string;
  settings_json: string;
  created_at: number;
  seen_at: number;
}

export interface PasskeyRow {
  id: string;
  account_id: string;
  name: string;
  public_key: string;
  counter: number;
  transports_json: string;
  created_at: number;
}

/** A cookie's token is kept only as its hash. */
export interface SessionRow {
  id: string;
  token_hash: string;
  account_id: string;
  device: string;
  created_at: number;
  seen_at: number;
  /** When password or passkey were last given here. */
  proved_at: number | null;
}

/** What a name looks like that one account has to itself. */
export interface LikenessRow {
  likeness: string;
  account_id: string;
  /** 0, but for those who were alike before names were compared. */
  number: number;
}

/** A browser from which an account has been signed in to before. */
export interface KnownDeviceRow {
  token_hash: string;
  account_id: string;
  seen_at: number;
}

/** A passkey ceremony under way. */
export interface ChallengeRow {
  id: string;
  account_id: string | null;
  challenge: string;
  expires_at: number;
}

export interface TableRow {
  id: string;
  code: string | null;
  status: string;
  game: string;
  options_json: string;
  seats_json: string;
  clock: string;
  pauses: string;
  is_public: number;
  spectators_allowed: number;
  spectators_delay: number;
  host_id: string;
  /** Grows with every change: a node that writes says which version it saw. */
  version: number;
  seed_hash: string | null;
  /** The seed, once the match is over. */
  seed: string | null;
  end_votes_json: string;
  takeback_json: string | null;
  dropped_json: string | null;
  heard_json: string;
  result_json: string | null;
  rematch_id: string | null;
  /** Accounts that were sent away and cannot sit down again. */
  kicked_json: string;
  /** Brought here as a file. */
  is_imported: number;
  created_at: number;
  /** When anything last changed, or a player who sits here last looked in. */
  touched_at: number;
  started_at: number | null;
  finished_at: number | null;
}

/** All who sit or sat at a table: "my tables", history, standing orders. */
export interface TablePersonRow {
  table_id: string;
  account_id: string;
  seat: number;
  orders_json: string | null;
  /** Answers left before they are asked. */
  left_json: string | null;
  joined_at: number;
}

export interface MatchRow {
  id: string;
  game: string;
  /** Number of the latest input; a node that appends says which one it built upon. */
  seq: number;
  /** How many messages each viewer has been told, seats first, then spectators. */
  told_json: string;
  clock_json: string | null;
  /** When a node has to look at the match though no player did anything: a clock runs out, a bot has not answered. */
  due_at: number | null;
  /** How long it has stood still since its latest input; null: not at all. Who appends says what they built upon. */
  rest_json: string | null;
  /** Of the latest input, or when a node last saw one of its players there. */
  updated_at: number;
  /** When a node is to pack the log; null: it need not be, has been, or could not be. */
  pack_at: number | null;
  /** How often that has been tried. */
  pack_tries: Generated<number>;
}

/** The whole of a match as it was after an input; those that came since are played again upon it. */
export interface SnapshotRow {
  match_id: string;
  seq: number;
  saved_json: string;
}

export interface InputRow {
  match_id: string;
  seq: number;
  at: number;
  seat: number | null;
  /** The sender's own id for it, so that a retry is recognised. */
  request: string | null;
  /** Who made it; null in rows from before that was written down. */
  made_by: string | null;
  input_json: string;
  events_json: string;
  told_json: string;
}

/** The whole log of a match in real time that is over, in place of its rows in `inputs`. */
export interface PackedLogRow {
  match_id: string;
  /** Number of the last entry. */
  seq: number;
  /** All but the latest entries, and those: compressed, each a `PackedLog`. */
  log: Uint8Array;
  latest: Uint8Array;
  /** Number of the last entry that is not among the latest. */
  latest_after: number;
}

/** A match that an account has brought here as a file. */
export interface ImportRow {
  table_id: string;
  /** Null when the importer is gone: no account keeps it any more. */
  account_id: string | null;
  /** What its log takes. */
  bytes: number;
  at: number;
  /** 0 as long as it is being written, and once it is being taken away. */
  is_whole: number;
}

export interface ChatLineRow {
  id: Generated<number>;
  table_id: string;
  account_id: string | null;
  name: string;
  at: number;
  text: string | null;
  phrase: string | null;
  /** The sender's own id for it, so that a retry is recognised. */
  request: string | null;
}

export interface MuteRow {
  account_id: string;
  muted_id: string;
}

export interface ReportRow {
  id: string;
  table_id: string;
  line_id: number;
  reporter_id: string;
  reason: string;
  at: number;
  settled_at: number | null;
}

export interface MigrationRow {
  name: string;
  at: number;
}
