import { asks, end, goto, type Pick, rulesOf, type Seat } from '@starboard/engine';
import { hasUsed } from '../../rules/abilities/answering.ts';
import { settleThen } from '../../rules/abilities/use.ts';
import { type Asking, asksOne, asksSome, decides } from '../../rules/asking/asking.ts';
import {
  discardFromHand,
  drawCards,
  handOf,
  handSize,
  hasCards,
  moveCards,
  randomCards,
} from '../../rules/cards/cards.ts';
import { othersWithCards } from '../../rules/asking/choosing-player.ts';
import { runs } from '../../rules/runs.ts';
import type { Event } from '../../rules/state/events.ts';
import { hasSucceeded, ownSide } from '../../rules/encounter/reading.ts';
import { opponentOf, otherSide, timingOrder } from '../../rules/state/seats.ts';
import { encounterOf, type State } from '../../rules/state/state.ts';
import { alien } from '../alien.ts';

const { procedure } = rulesOf<State, Event>();

const power = 'mutant.regenerate';
const mostDiscarded = 3;
const canDraw = ({ deck, discard, settings }: State): boolean =>
  deck.length + discard.length > 0 || settings.cosmicQuake === 'on';

/** Where the next card can come from. */
const sources = (state: State, seat: Seat): string[] => [
  ...(canDraw(state) ? ['deck'] : []),
  ...othersWithCards(state, seat).map(String),
];

/** The hand, with the flare that is out of it only while it is being played. */
const countOf = (state: State, seat: Seat): number =>
  handOf(state, seat).length +
  state.uses.filter((use) => use.seat === seat && use.card !== null && use.fromSheet === null).length;

const canRefill = (state: State, seat: Seat): boolean =>
  countOf(state, seat) < handSize && sources(state, seat).length > 0;

/** One card after another until there are eight, each from the deck or by chance from another hand. */
const refill = procedure<{ readonly seat: Seat }, 'next' | 'from' | 'came'>('mutant-refill', 'next', {
  next: ({ state }, { seat }) => (canRefill(state, seat) ? goto('from') : end()),
  from: asks(
    (state, { seat }) => {
      const from = sources(state, seat);
      return asksOne('ce.ask.card-from', from, { timeout: from[0] ?? null })(state, seat);
    },
    (table, { seat }, from) => {
      if (from === 'deck') drawCards(table, seat, 1);
      else moveCards(table, Number(from), seat, randomCards(table, Number(from), 1));
      return goto('came');
    },
  ),
  came: (table) => settleThen(table, 'next'),
});

/** With the flare, cards it would rather not have go first: as many at least as leave room for others. */
const asksUnwanted: Asking<Pick> = (state, seat) => {
  const least = Math.max(0, countOf(state, seat) - handSize + 1);
  return asksSome('ce.ask.unwanted', handOf, least, mostDiscarded)(state, seat);
};

/** Whether there would be room then. */
const canMakeRoom = (state: State, seat: Seat): boolean =>
  !hasUsed(state, seat, power) &&
  countOf(state, seat) - mostDiscarded < handSize &&
  sources(state, seat).length > 0;

/** The opponent and all who ever allied with it, as far as they have a card. */
function tributaries(state: State, seat: Seat): Seat[] {
  const { everAllied } = encounterOf(state);
  const against = otherSide(ownSide(state, seat));
  return timingOrder(state)
    .filter((other) => other === opponentOf(state, seat) || everAllied[other] === against)
    .filter((other) => other !== seat && hasCards(state, other));
}

/** Regenerate: fills its hand up to eight cards. */
export const mutant = alien({
  id: 'mutant',
  power: {
    id: power,
    when: 'alliance.before-invites',
    as: 'main',
    use: 'may',
    if: canRefill,
    // card by card, from the deck or a hand, and each draw may be answered
    effect: (_table, { seat }) => runs(refill, { seat }),
  },
  wild: {
    when: 'resolution.after-outcome',
    as: 'main',
    if: (state, seat) => hasSucceeded(state, seat) && tributaries(state, seat).length > 0,
    effect: (table, { seat }) => {
      for (const other of tributaries(table.state, seat))
        moveCards(table, other, seat, randomCards(table, other, 1));
    },
  },
  // the cards go before the use, which follows
  super: {
    when: 'alliance.before-invites',
    as: 'main',
    if: canMakeRoom,
    effect: decides(asksUnwanted, (table, { seat }, cards) => discardFromHand(table, seat, cards), hasCards),
    usesPower: power,
  },
  procedures: [refill],
});
