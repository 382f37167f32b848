import { asks, end, rulesOf, type Seat } from '@starboard/engine';
import type { Event } from '../../rules/events.ts';
import { addTo, coloniesOf, isLost } from '../../rules/ships.ts';
import { encounterOf, playerOf, type State } from '../../rules/state.ts';
import { declareWinners } from '../../rules/winning.ts';
import { alien } from '../alien.ts';

const { procedure } = rulesOf<State, Event>();

const isDue = (state: State): boolean => {
  const { offense, retrieval } = encounterOf(state);
  return retrieval === null && (state.warp[offense] ?? 0) > 0;
};

/** Players other than the offense who have a ship to retrieve and a place for it. */
const others = (state: State): string[] =>
  state.players.flatMap((_, seat) => {
    const canRetrieve = (state.warp[seat] ?? 0) > 0 && coloniesOf(state, seat).length > 0;
    return seat !== encounterOf(state).offense && canRetrieve ? [String(seat)] : [];
  });

const chooseOther = procedure<{ readonly seat: Seat }, 'who'>('masochist-other', 'who', {
  who: asks(
    (state, { seat }) => ({
      seat,
      prompt: 'ce.ask.retrieve-instead',
      shape: { kind: 'choose', options: others(state) },
    }),
    (_table, _locals, other) => end(other),
  ),
});

/** Hurt Yourself: who has lost every ship when an encounter begins has won. */
export const masochist = alien({
  id: 'masochist',
  abilities: [
    {
      id: 'masochist.hurt-yourself',
      when: 'regroup.start',
      as: 'any',
      use: 'must',
      if: isLost,
      effect: (table, { seat }) => declareWinners(table, [seat]),
    },
  ],
  // not from an offense that would have no ship for the gate
  wild: {
    when: 'regroup.retrieve',
    as: 'any',
    if: (state) =>
      isDue(state) && others(state).length > 0 && coloniesOf(state, encounterOf(state).offense).length > 0,
    asks: chooseOther,
    effect: ({ state }, { choices }) => {
      encounterOf(state).retrieval = { seat: Number(choices), count: 1 };
    },
  },
  super: {
    when: 'regroup.retrieve',
    as: 'offense',
    if: isDue,
    effect: ({ state }, { seat }) => {
      addTo(state.warp, seat, -1);
      playerOf(state, seat).removed++;
      encounterOf(state).retrieval = { seat, count: 0 };
    },
  },
  procedures: [chooseOther],
});
