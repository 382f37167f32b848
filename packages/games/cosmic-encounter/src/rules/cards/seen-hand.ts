import { asks, call, end, goto, rulesOf, type Seat, type Viewer } from '@starboard/engine';
import type { CardId } from '../../content/cosmic-cards.ts';
import { moveCards } from './cards.ts';
import { isLookedAt } from './known-cards.ts';
import type { CeTable, Event } from '../state/events.ts';
import { playerOf, type State } from '../state/state.ts';

const { procedure } = rulesOf<State, Event>();

/** The cards of that player's hand that the viewer is looking at. */
export function shownCards({ players, shown }: State, hand: Seat, viewer: Viewer): CardId[] {
  const cards = players[hand]?.hand ?? [];
  const sight = shown.find((shows) => shows.hand === hand && shows.to === viewer);
  if (!sight) return [];
  return sight.last === null ? [...cards] : cards.slice(Math.max(0, cards.length - sight.last));
}

/** A player looks at a hand, or at the cards just drawn into it, until it is hidden again. */
function showHand(table: CeTable, hand: Seat, to: Seat, drawn: readonly CardId[] | null = null): void {
  const { state } = table;
  const player = playerOf(state, hand);
  table.reveal();
  if (drawn) player.hand = [...player.hand.filter((card) => !drawn.includes(card)), ...drawn];
  state.shown.push({ hand, to, last: drawn && drawn.length });
  const cards = shownCards(state, hand, to);
  isLookedAt(state, hand, cards, to);
  table.emit({ type: 'handSeen', seat: to, of: hand, cards });
}

function hideHand(state: State, hand: Seat, from: Seat): void {
  state.shown = state.shown.filter((sight) => sight.hand !== hand || sight.to !== from);
}

interface Look {
  readonly seat: Seat;
  readonly of: Seat;
  /** Only what was drawn just now. */
  readonly isDraw?: true;
}

/** A player looks at a hand for as long as it likes, and says so when it has seen enough. */
export const lookAtHand = procedure<Look, 'begin' | 'look'>('look-at-hand', 'begin', {
  begin(table, { seat, of, isDraw }) {
    const { hand } = playerOf(table.state, of);
    const draw = table.state.happened.at(-1);
    const cards = isDraw && draw?.type === 'cards-drawn' ? draw.cards : hand;
    const left = cards.filter((card) => hand.includes(card));
    if (left.length === 0) return end();
    showHand(table, of, seat, isDraw ? left : null);
    return goto('look');
  },
  look: asks(
    (_state, { seat, of }) => ({
      seat,
      prompt: 'ce.ask.look',
      params: { from: of },
      shape: { kind: 'choose', options: ['seen'] },
      timeout: 'seen',
    }),
    ({ state }, { seat, of }) => {
      hideHand(state, of, seat);
      return end();
    },
  ),
});

interface Reading {
  readonly seat: Seat;
  readonly hands: Seat[];
}

/** One hand after another. */
export const lookAtHands = procedure<Reading, 'next'>('look-at-hands', 'next', {
  next(_table, { seat, hands }) {
    const of = hands.shift();
    return of === undefined ? end() : call(lookAtHand, { seat, of }, 'next');
  },
});

interface Picking extends Omit<Look, 'isDraw'> {
  readonly to: Seat;
  readonly min: number;
  readonly max: number;
  /** The ability it belongs to, where that was used some time ago. */
  readonly about?: string;
}

/** A player picks cards from a hand, its own or one it is shown, and another takes them; ends with the cards. */
export const pickFromHand = procedure<Picking, 'begin' | 'which'>('pick-from-hand', 'begin', {
  begin(table, { seat, of, max }) {
    if (max === 0 || playerOf(table.state, of).hand.length === 0) return end([]);
    if (seat !== of) showHand(table, of, seat);
    return goto('which');
  },
  which: asks(
    (state, { seat, of, to, min, max }) => {
      const options = [...playerOf(state, of).hand];
      const most = Math.min(max, options.length);
      return {
        seat,
        prompt: seat === of ? 'ce.ask.give-cards' : 'ce.ask.pick-cards',
        params: { from: of, to },
        shape: { kind: 'pick', options, min: Math.min(min, most), max: most },
      };
    },
    (table, { seat, of, to }, cards) => {
      hideHand(table.state, of, seat);
      moveCards(table, of, to, cards);
      return end([...cards]);
    },
  ),
});
