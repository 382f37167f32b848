/** A game as the lobby offers it; its name and its options' names come from the message catalogues. */
export interface GameListing {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly OptionListing[];
  readonly bots: readonly string[];
}

export interface OptionListing {
  readonly id: string;
  /** The default first. */
  readonly values: readonly (string | number | boolean)[];
}
