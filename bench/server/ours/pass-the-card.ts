import { asks, everyone, type Game, goto, rulesOf, type Seat, shuffle } from '@starboard/engine';
import { allCards, handSize, seats } from '../rules.ts';

interface State {
  turn: Seat;
  readonly hands: number[][];
  /** Face down; the top is the last. */
  readonly deck: number[];
  /** Face up; the top is the last. */
  readonly pile: number[];
}

type Event =
  | { readonly type: 'cardPlayed'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'cardDrawn'; readonly seat: Seat; readonly card: number | null };

interface View {
  readonly turn: Seat;
  readonly top: number | null;
  readonly counts: readonly number[];
  readonly deck: number;
  readonly hand: readonly number[];
}

const { procedure } = rulesOf<State, Event>();

const main = procedure<object, 'play'>('main', 'play', {
  play: asks(
    ({ turn, hands }) => ({
      seat: turn,
      prompt: 'play-card',
      shape: { kind: 'choose', options: (hands[turn] ?? []).map(String) },
    }),
    (table, _locals, answer, seat) => {
      const { hands, deck, pile } = table.state;
      const hand = hands[seat] ?? [];
      const [played] = hand.splice(hand.indexOf(Number(answer)), 1);
      if (deck.length === 0) deck.push(...table.shuffle('deck', pile.splice(0)));
      pile.push(played as number);
      table.emit({ type: 'cardPlayed', seat, card: played as number });
      const card = table.draw(deck) as number;
      hand.push(card);
      table.emit({ type: 'cardDrawn', seat, card });
      table.state.turn = (seat + 1) % seats;
      return goto('play');
    },
  ),
});

export const passTheCard: Game<State, Event, View> = {
  id: 'pass-the-card',
  seats: { min: seats, max: seats },
  options: {},
  procedures: [main],
  main,
  migrations: [],
  setup(_seats, _options, random) {
    const deck = shuffle(random, 'deck', [...allCards]);
    const hands = Array.from({ length: seats }, () => deck.splice(-handSize));
    return { turn: 0, hands, deck, pile: [] };
  },
  sees: {
    cardPlayed: everyone,
    cardDrawn: (event, viewer) => (event.seat === viewer ? event : { ...event, card: null }),
  },
  view: ({ turn, hands, deck, pile }, viewer) => ({
    turn,
    top: pile.at(-1) ?? null,
    counts: hands.map((hand) => hand.length),
    deck: deck.length,
    hand: viewer === 'spectator' ? [] : [...(hands[viewer] ?? [])],
  }),
  redeal({ hands, deck }, viewer, random) {
    const hidden = hands.filter((_, seat) => seat !== viewer);
    const cards = shuffle(random, 'deck', [...deck, ...hidden.flat()]);
    for (const hand of [...hidden, deck]) hand.splice(0, hand.length, ...cards.splice(0, hand.length));
  },
  invariants: ({ hands, deck, pile }) =>
    hands.flat().length + deck.length + pile.length === allCards.length ? [] : ['a card is lost'],
};
