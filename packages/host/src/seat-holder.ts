/** Who has a seat at a table. */
export type SeatHolder =
  | { readonly kind: 'open' }
  | {
      readonly kind: 'person';
      readonly account: string;
      readonly name: string;
      readonly isReady: boolean;
      /** The bot that plays while this person is away; they take the seat back by coming back. */
      readonly standIn?: string;
      /** Gave the seat up for good; the stand-in plays on. */
      readonly hasResigned?: true;
    }
  | { readonly kind: 'bot'; readonly level: string };

/** As much of a table as its match is hosted by. */
export interface Seating {
  readonly seats: readonly SeatHolder[];
}

/** Account of a person who has none any more. */
export const noAccount = '';
