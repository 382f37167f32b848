import type { Migration } from '@starboard/engine';
import type { Encounter } from './rules/state/encounter.ts';
import type { State } from './rules/state/state.ts';

/** The position with every encounter of it changed. */
function withEncounters(position: Record<string, unknown>, changed: (encounter: Encounter) => object) {
  const state = position['state'] as State;
  const encounter = state.encounter && changed(state.encounter);
  return { ...position, state: { ...state, encounter, suspended: state.suspended.map(changed) } };
}

function withoutCauses({ compared: _compared, modifiers, ...rest }: Encounter): object {
  return { ...rest, modifiers: modifiers.map(({ cause: _cause, ...modifier }) => modifier) };
}

/** Since then an encounter remembers what its totals came from; one saved before goes on without. */
const causesOfTotals: Migration = {
  name: 'causes-of-totals',
  migrate: (position) => position,
  forget: (position) => withEncounters(position, withoutCauses),
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

type Cards = Encounter['cards'];

function withoutChanges({ cards, ...rest }: Encounter): object {
  const unchanged = (played: Cards['offense']) => {
    const { changedBy: _changedBy, ...card } = played ?? {};
    return played && card;
  };
  return { ...rest, cards: { offense: unchanged(cards.offense), defense: unchanged(cards.defense) } };
}

/** Since then a card remembers what made it count as something else; one laid before does not. */
const causesOfCards: Migration = {
  name: 'causes-of-cards',
  migrate: (position) => position,
  forget: (position) => withEncounters(position, withoutChanges),
};

function withoutDeclined({ declined: _declined, ...rest }: Encounter): object {
  return rest;
}

/** Since then an encounter remembers who declined to ally; in one saved before, none is known to have. */
const declinedAlliances: Migration = {
  name: 'declined-alliances',
  migrate: (position) => withEncounters(position, (encounter) => ({ ...encounter, declined: [] })),
  forget: (position) => withEncounters(position, withoutDeclined),
};

function withoutFigures({ compared, ...rest }: Encounter): object {
  const steps = compared?.map(({ card: _card, ships: _ships, each: _each, ...step }) => step);
  return { ...rest, ...(steps && { compared: steps }) };
}

/** Since then a step to a total says which card it is, and how many ships; one noted before does not. */
const figuresOfTotals: Migration = {
  name: 'figures-of-totals',
  migrate: (position) => position,
  forget: (position) => withEncounters(position, withoutFigures),
};

export const migrations: readonly Migration[] = [
  causesOfTotals,
  knownHands,
  causesOfCards,
  declinedAlliances,
  figuresOfTotals,
];
