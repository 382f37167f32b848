import type { Reason } from '@starboard/engine';

/** All that can be wrong with a record; a program has a sentence for each that it can meet. */
export type TroubleKey =
  | 'bad-position'
  | 'cannot-start'
  | 'damaged'
  | 'no-positions'
  | 'not-a-match'
  | 'not-json'
  | 'other-result'
  | 'other-seed'
  | 'other-version'
  | 'position-seats'
  | 'refused-input'
  | 'unknown-game'
  | 'unsound';

/** What is wrong with a record: its maker's fault, not a bug of ours. */
export class RecordTrouble extends Error {
  readonly key: TroubleKey;
  readonly params: Readonly<Record<string, string | number>>;
  /** The rules' own words, when they refuse an input. */
  readonly reason: Reason | undefined;

  constructor(
    key: TroubleKey,
    params: Readonly<Record<string, string | number>> = {},
    more: { readonly reason?: Reason; readonly cause?: unknown } = {},
  ) {
    super(key, { cause: more.cause });
    this.name = 'RecordTrouble';
    this.key = key;
    this.params = params;
    this.reason = more.reason;
  }
}
