import { drawCards, hasEncounterCard } from '../../rules/cards/cards.ts';
import { newHand } from '../../rules/cards/new-hand.ts';
import { runs } from '../../rules/runs.ts';
import { encounterOf, type State } from '../../rules/state/state.ts';
import { alien } from '../alien.ts';

/** After any encounter of its own turn; but one that was called off was the end of the turn. */
function mayGoOn(state: State): boolean {
  const { isOutOfTurn, goesOn, result } = encounterOf(state);
  return !isOutOfTurn && !goesOn && result !== 'called-off';
}

/** Continuity: another encounter and another, as long as there are cards for it. */
export const machine = alien({
  id: 'machine',
  power: {
    id: 'machine.continuity',
    when: 'encounter.end',
    as: 'offense',
    use: 'may',
    if: (state, seat) => mayGoOn(state) && hasEncounterCard(state, seat),
    effect: ({ state }) => {
      encounterOf(state).goesOn = true;
    },
  },
  wild: {
    when: 'encounter.end',
    as: 'offense',
    if: (state) => mayGoOn(state) && encounterOf(state).number === 1,
    effect: ({ state }, { seat }) => {
      encounterOf(state).goesOn = true;
      // while it is being played the flare is no part of the hand that is discarded
      return hasEncounterCard(state, seat) ? undefined : runs(newHand, { seat });
    },
  },
  super: {
    when: 'regroup.retrieve',
    as: 'offense',
    if: (state) => encounterOf(state).retrieval === null,
    effect: (table, { seat }) => {
      encounterOf(table.state).retrieval = { seat, count: 0 };
      drawCards(table, seat, 1);
    },
  },
});
