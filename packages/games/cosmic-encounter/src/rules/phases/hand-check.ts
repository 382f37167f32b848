import { call, end, rulesOf } from '@starboard/engine';
import { settleThen } from '../abilities/use.ts';
import { cutEncounter } from '../encounter/cut-encounter.ts';
import type { Event } from '../state/events.ts';
import { newHand } from '../cards/new-hand.ts';
import { mainOf } from '../state/seats.ts';
import { mayPlayEncounterCard } from '../cards/sheet-cards.ts';
import { encounterOf, type Side, type State } from '../state/state.ts';

const { procedure } = rulesOf<State, Event>();

const lacksCard = (state: State, side: Side): boolean => {
  const encounter = encounterOf(state);
  return encounter.cards[side] === null && !mayPlayEncounterCard(state, mainOf(encounter, side));
};

/** A defense without an encounter card draws a new hand; an offense without one has lost its turn. */
export const handCheck = procedure<{ readonly isOffenseChecked: boolean }, 'look' | 'drawn' | 'settled'>(
  'hand-check',
  'look',
  {
    look(table, { isOffenseChecked }) {
      const { state } = table;
      // that a hand need not be shown is news too
      table.reveal();
      if (isOffenseChecked && lacksCard(state, 'offense')) {
        cutEncounter(table);
        return end();
      }
      if (!lacksCard(state, 'defense')) return end();
      return call(newHand, { seat: mainOf(encounterOf(state), 'defense') }, 'drawn');
    },
    drawn(table) {
      // the defense cannot fight when the others hold every encounter card
      if (lacksCard(table.state, 'defense')) cutEncounter(table);
      return settleThen(table, 'settled');
    },
    settled: () => end(),
  },
);
