import type { Question, Seat } from '@starboard/engine';
import { asksNumber } from '../../rules/asking/asking.ts';
import { justDiscarded } from '../../rules/cards/cards.ts';
import { compensationOwed } from '../../rules/encounter/compensation.ts';
import { ownCard, ownSide } from '../../rules/encounter/reading.ts';
import { type PlayedFrom, putInHand, returnPlayed } from '../../rules/cards/sheet-cards.ts';
import { encounterOf, playerOf, type State } from '../../rules/state/state.ts';
import { alien } from '../alien.ts';

/** The artifact the seat has just played, as it goes to the discard pile. */
function ownArtifact(state: State, seat: Seat): PlayedFrom | null {
  const last = justDiscarded(state);
  return last?.seat === seat && last.isPlayed && last.kind === 'artifact' ? { ...last, laidBy: seat } : null;
}

/** As much as is due, or up to twice that. */
function asksCount(state: State, seat: Seat): Question {
  const { count = 0, payer = seat } = compensationOwed(state) ?? {};
  const max = Math.min(2 * count, playerOf(state, payer).hand.length);
  return asksNumber('ce.ask.compensation', Math.min(count, max), max)(state, seat);
}

/** Replicate: the own encounter card comes back instead of being discarded. */
export const clone = alien({
  id: 'clone',
  power: {
    id: 'clone.replicate',
    when: 'resolution.before-discard',
    as: 'main',
    use: 'may',
    if: (state, seat) => ownCard(state, seat)?.isFaceUp ?? false,
    effect: (table, { seat }) => {
      const { state } = table;
      const kept = ownCard(state, seat);
      // what it laid from a sheet goes back there, what it has by a swap is its own
      if (kept?.laidBy === seat) returnPlayed(table, kept);
      else if (kept) putInHand(state, seat, kept.card);
      encounterOf(state).cards[ownSide(state, seat)] = null;
    },
  },
  wild: {
    when: 'trigger.own-card-discarded',
    as: 'any',
    if: (state, seat) => ownArtifact(state, seat) !== null,
    effect: (table, { seat }) => {
      const { state } = table;
      const played = ownArtifact(state, seat);
      if (played === null) return;
      state.discard = state.discard.filter((other) => other !== played.card);
      returnPlayed(table, played);
      encounterOf(state).resting.push(played.card);
    },
  },
  super: {
    when: 'resolution.compensation',
    as: 'main',
    if: (state, seat) => compensationOwed(state)?.taker === seat,
    asks: asksCount,
    effect: ({ state }, { choices }) => {
      encounterOf(state).compensation.count = Number(choices);
    },
  },
});
