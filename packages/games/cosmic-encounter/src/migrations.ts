import type { Migration } from '@starboard/engine';
import type { Encounter } from './rules/state/encounter.ts';
import type { State } from './rules/state/state.ts';

function withoutCauses({ compared: _compared, modifiers, ...rest }: Encounter): object {
  return { ...rest, modifiers: modifiers.map(({ cause: _cause, ...modifier }) => modifier) };
}

/** Since then an encounter remembers what its totals came from; one saved before goes on without. */
const causesOfTotals: Migration = {
  name: 'causes-of-totals',
  migrate: (position) => position,
  forget(position) {
    const state = position['state'] as State;
    return {
      ...position,
      state: {
        ...state,
        encounter: state.encounter && withoutCauses(state.encounter),
        suspended: state.suspended.map(withoutCauses),
      },
    };
  },
};

/** Since then it is remembered what is known of hands; in a match saved before, nothing is. */
const knownHands: Migration = {
  name: 'known-hands',
  migrate: (position) => ({ ...position, state: { ...(position['state'] as object), known: [] } }),
  forget(position) {
    const { known: _known, ...state } = position['state'] as State;
    return { ...position, state };
  },
};

export const migrations: readonly Migration[] = [causesOfTotals, knownHands];
