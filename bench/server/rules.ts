/** Pass the card: the player whose turn it is plays a card of the own hand face up and draws another. It never ends. */
export const seats = 5;
export const handSize = 5;
export const allCards: readonly number[] = Array.from({ length: 100 }, (_, card) => card);
