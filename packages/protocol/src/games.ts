/** A game as the lobby offers it; its name and its options' names come from the message catalogues. */
export interface OfferedGame {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly OfferedOption[];
  readonly bots: readonly string[];
}

export interface OfferedOption {
  readonly id: string;
  /** The default first. */
  readonly values: readonly (string | number | boolean)[];
}
