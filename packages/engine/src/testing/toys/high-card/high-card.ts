import type { Bot } from '../../../game/bot.ts';
import { everyone, nobody } from '../../../game/event.ts';
import { type Game, rulesOf, type Viewer } from '../../../game/game.ts';
import { asks, call, end, goto } from '../../../game/procedure.ts';
import { shuffle } from '../../../position/random.ts';
import type { Seat } from '../../../decisions/question.ts';

type Direction = 'high' | 'low';

export interface HighCardState {
  readonly tricks: number;
  trick: number;
  leader: Seat;
  direction: Direction | null;
  stake: number;
  /** Face down; the top is the last. */
  readonly deck: number[];
  /** Out of play, seen by no player. */
  readonly burned: number[];
  readonly hands: number[][];
  readonly table: number[];
  /** Tricks taken, face up. */
  readonly taken: number[];
  readonly points: number[];
}

export type HighCardEvent =
  | { readonly type: 'cardDrawn'; readonly seat: Seat; readonly card: number | null }
  | { readonly type: 'cardBurned'; readonly card: number }
  | { readonly type: 'directionCalled'; readonly direction: string }
  | { readonly type: 'stakeCalled'; readonly stake: number }
  | { readonly type: 'cardsRevealed'; readonly cards: readonly number[] }
  | { readonly type: 'trickTaken'; readonly seat: Seat };

const cardsInDeck = 30;
const { procedure } = rulesOf<HighCardState, HighCardEvent>();

const trick = procedure<object, 'choose' | 'judge'>('trick', 'choose', {
  choose: {
    takes: 'all',
    questions: ({ hands }) =>
      hands.map((hand, seat) => ({
        seat,
        prompt: 'choose-card',
        shape: { kind: 'choose', options: hand.map(String) },
        timeout: String(hand[0]),
      })),
    answer(table, _locals, answers) {
      const { hands, table: shown } = table.state;
      for (const [seat, answer] of answers) {
        const hand = hands[seat] ?? [];
        shown.push(...hand.splice(hand.indexOf(Number(answer)), 1));
      }
      table.reveal();
      table.emit({ type: 'cardsRevealed', cards: [...shown] });
      return goto('judge');
    },
  },
  judge: ({ state }) => {
    const best = state.direction === 'low' ? Math.min(...state.table) : Math.max(...state.table);
    return end(state.table.indexOf(best));
  },
});

const main = procedure<object, 'deal' | 'call' | 'stake' | 'buy' | 'play' | 'score'>('main', 'deal', {
  deal: (table) => {
    const { state } = table;
    for (const [seat, hand] of state.hands.entries()) {
      for (let i = 0; i < state.tricks; i++) {
        const card = table.draw(state.deck) as number;
        hand.push(card);
        table.emit({ type: 'cardDrawn', seat, card });
      }
    }
    return goto('call');
  },
  call: asks(
    ({ leader }) => ({
      seat: leader,
      prompt: 'call-direction',
      shape: { kind: 'choose', options: ['high', 'low'] },
      timeout: 'high',
    }),
    (table, _locals, direction) => {
      table.state.direction = direction as Direction;
      table.emit({ type: 'directionCalled', direction });
      return goto('stake');
    },
  ),
  stake: asks(
    ({ leader }) => ({ seat: leader, prompt: 'call-stake', shape: { kind: 'choose', options: ['1', '2'] } }),
    (table, _locals, stake) => {
      table.state.stake = Number(stake);
      table.emit({ type: 'stakeCalled', stake: Number(stake) });
      return goto('buy');
    },
  ),
  buy: asks(
    ({ leader }) => ({
      seat: leader,
      prompt: 'buy-card',
      shape: { kind: 'choose', options: ['draw', 'burn', 'keep'] },
    }),
    (table, _locals, choice) => {
      const { deck, hands, leader, burned } = table.state;
      if (choice === 'keep') return goto('play');
      const card = table.draw(deck) as number;
      if (choice === 'draw') {
        hands[leader]?.push(card);
        table.emit({ type: 'cardDrawn', seat: leader, card });
      } else {
        burned.push(card);
        table.emit({ type: 'cardBurned', card });
      }
      return goto('play');
    },
  ),
  play: () => call(trick, {}, 'score'),
  score: (table, _locals, winner) => {
    const { state } = table;
    const seat = winner as Seat;
    state.points[seat] = (state.points[seat] ?? 0) + state.stake;
    state.leader = seat;
    state.direction = null;
    state.taken.push(...state.table.splice(0));
    state.trick++;
    table.emit({ type: 'trickTaken', seat });
    if (state.trick < state.tricks) return goto('call');
    const best = Math.max(...state.points);
    const winners = state.points.flatMap((points, each) => (points === best ? [each] : []));
    const places = state.points.map((points) => 1 + state.points.filter((other) => other > points).length);
    table.finish({ winners, places });
    return end();
  },
});

function view(state: HighCardState, viewer: Viewer) {
  const own = viewer === 'spectator' ? undefined : state.hands[viewer];
  return {
    trick: state.trick,
    leader: state.leader,
    direction: state.direction,
    stake: state.stake,
    deck: state.deck.length,
    burned: state.burned.length,
    taken: [...state.taken],
    hands: state.hands.map((hand) => hand.length),
    hand: own ? [...own] : null,
    points: [...state.points],
  };
}

/** Stakes no more of its player's than it must, and leaves the deck alone. */
const standIn: Bot = {
  name: 'stand-in',
  decide({ prompt, timeout }, { draw }) {
    if (prompt === 'call-stake') return '1';
    return prompt === 'buy-card' ? 'keep' : (timeout ?? draw());
  },
};

const optionValues = { tricks: [3, 5] } as const;

export const highCard: Game<HighCardState, HighCardEvent, ReturnType<typeof view>, typeof optionValues> = {
  id: 'high-card',
  seats: { min: 2, max: 4 },
  options: optionValues,
  procedures: [main, trick],
  main,
  migrations: [],
  setup: (seats, { tricks }, random) => ({
    tricks,
    trick: 0,
    leader: 0,
    direction: null,
    stake: 1,
    deck: shuffle(
      random,
      'cards',
      Array.from({ length: cardsInDeck }, (_, index) => index + 1),
    ),
    burned: [],
    hands: Array.from({ length: seats }, () => []),
    table: [],
    taken: [],
    points: Array.from({ length: seats }, () => 0),
  }),
  sees: {
    cardDrawn: (event, viewer) => (event.seat === viewer ? event : { ...event, card: null }),
    cardBurned: nobody,
    directionCalled: everyone,
    stakeCalled: everyone,
    cardsRevealed: everyone,
    trickTaken: everyone,
  },
  view,
  standIn,
  redeal(state, viewer, random) {
    const hidden = [state.deck, state.burned, ...state.hands.filter((_, seat) => seat !== viewer)];
    const cards = shuffle(random, 'cards', hidden.flat());
    for (const pile of hidden) pile.splice(0, pile.length, ...cards.splice(0, pile.length));
  },
  invariants({ deck, burned, hands, table, taken, trick, tricks }) {
    const cards = [...deck, ...burned, ...hands.flat(), ...table, ...taken].sort((a, b) => a - b);
    const problems: string[] = [];
    if (cards.length !== cardsInDeck || cards.some((card, index) => card !== index + 1)) {
      problems.push(`every card is in one place: ${cards.join(' ')}`);
    }
    if (trick > tricks) problems.push(`trick ${trick} of ${tricks}`);
    return problems;
  },
};
