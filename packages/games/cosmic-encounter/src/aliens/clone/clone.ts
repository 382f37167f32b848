import { asks, end, rulesOf, type Seat } from '@starboard/engine';
import { compensationOwed } from '../../rules/compensation.ts';
import type { Event } from '../../rules/events.ts';
import { cardOn, ownSide } from '../../rules/reading.ts';
import { encounterOf, playerOf, type State } from '../../rules/state.ts';
import { alien } from '../alien.ts';

const { procedure } = rulesOf<State, Event>();

/** The artifact the seat has just played, as it goes to the discard pile. */
function ownArtifact(state: State, seat: Seat): string | null {
  const last = state.happened.at(-1);
  if (last?.type !== 'card-discarded' || last.seat !== seat) return null;
  return last.isPlayed && last.kind === 'artifact' && state.discard.includes(last.card) ? last.card : null;
}

const chooseCount = procedure<{ readonly seat: Seat }, 'count'>('clone-count', 'count', {
  count: asks(
    (state, { seat }) => {
      const { count = 0, payer = seat } = compensationOwed(state) ?? {};
      const max = Math.min(2 * count, playerOf(state, payer).hand.length);
      return { seat, prompt: 'ce.ask.compensation', shape: { kind: 'amount', min: 0, max } };
    },
    (_table, _locals, count) => end(count),
  ),
});

/** Replicate: the own encounter card comes back instead of being discarded. */
export const clone = alien({
  id: 'clone',
  abilities: [
    {
      id: 'clone.replicate',
      when: 'resolution.before-discard',
      as: 'main',
      use: 'may',
      if: (state, seat) => cardOn(state, ownSide(state, seat))?.isFaceUp ?? false,
      effect: ({ state }, { seat }) => {
        const kept = cardOn(state, ownSide(state, seat));
        if (kept) playerOf(state, seat).hand.push(kept.card);
        encounterOf(state).cards[ownSide(state, seat)] = null;
      },
    },
  ],
  wild: {
    when: 'trigger.card-discarded',
    as: 'any',
    if: (state, seat) => ownArtifact(state, seat) !== null,
    effect: ({ state }, { seat }) => {
      const card = ownArtifact(state, seat);
      if (card === null) return;
      state.discard = state.discard.filter((other) => other !== card);
      playerOf(state, seat).hand.push(card);
      encounterOf(state).resting.push(card);
    },
  },
  super: {
    when: 'resolution.compensation',
    as: 'main',
    if: (state, seat) => compensationOwed(state)?.taker === seat,
    asks: chooseCount,
    effect: ({ state }, { choices }) => {
      encounterOf(state).compensation = Number(choices);
    },
  },
  procedures: [chooseCount],
});
