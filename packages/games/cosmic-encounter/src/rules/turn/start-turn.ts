import { over } from '../phases/after-phase.ts';
import { hasEncounterCard } from '../cards/cards.ts';
import { newHand } from '../cards/new-hand.ts';
import { opens, sequence } from '../sequence.ts';
import { settling } from '../abilities/use.ts';
import { powerTurnover } from './power-turnover.ts';
import { encounterOf } from '../state/state.ts';
import { runs } from '../runs.ts';

export const startTurn = sequence<object>('start-turn', {
  turnover: () => runs(powerTurnover, {}),
  begin: opens('turn.begin'),
  'before-hand-check': opens('start-turn.before-hand-check'),
  'hand-check': (table) => {
    const { offense } = encounterOf(table.state);
    // that a hand need not be shown is news too
    table.reveal();
    return hasEncounterCard(table.state, offense) ? undefined : runs(newHand, { seat: offense });
  },
  settle: settling,
  'after-hand-check': opens('start-turn.after-hand-check'),
  over: over('start-turn'),
});
