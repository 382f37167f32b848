import { INVALID_MOVE } from 'boardgame.io/core';
import type { CardGame } from 'boardgame.io/server';
import { allCards, handSize, seats } from '../rules.ts';

interface Table {
  hands: number[][];
  deck: number[];
  pile: number[];
}

/** As its documentation has it: moves on a draft, the secret part cut out by `playerView`. */
export const passTheCard: CardGame<Table> = {
  name: 'pass-the-card',
  minPlayers: seats,
  maxPlayers: seats,
  // as it comes; ours keeps the way back as well
  disableUndo: false,
  setup({ random }) {
    const deck = random.Shuffle(allCards);
    return { hands: Array.from({ length: seats }, () => deck.splice(-handSize)), deck, pile: [] };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    playCard: {
      // hidden cards: the client cannot work it out
      client: false,
      move({ G: table, playerID, random }, card) {
        const hand = table.hands[Number(playerID)] ?? [];
        const index = hand.indexOf(card);
        if (index < 0) return INVALID_MOVE;
        hand.splice(index, 1);
        if (table.deck.length === 0) {
          table.deck = random.Shuffle(table.pile);
          table.pile = [];
        }
        table.pile.push(card);
        hand.push(table.deck.pop() ?? -1);
        return undefined;
      },
    },
  },
  playerView: ({ G: table, playerID }) => ({
    top: table.pile.at(-1) ?? null,
    counts: table.hands.map((hand) => hand.length),
    deck: table.deck.length,
    hand: playerID === null ? [] : table.hands[Number(playerID)],
  }),
};
