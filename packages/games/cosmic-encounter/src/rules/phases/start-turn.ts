import { drawNewHand, hasEncounterCard } from '../cards.ts';
import { opens, runs, sequence } from '../sequence.ts';
import { settle } from '../abilities/use.ts';
import { encounterOf } from '../state.ts';

export const startTurn = sequence<object>('start-turn', {
  begin: opens('turn.begin'),
  'before-hand-check': opens('start-turn.before-hand-check'),
  'hand-check': (table) => {
    const { offense } = encounterOf(table.state);
    // that a hand need not be shown is news too
    table.reveal();
    if (!hasEncounterCard(table.state, offense)) drawNewHand(table, offense);
    return runs(settle, {});
  },
  'after-hand-check': opens('start-turn.after-hand-check'),
});
