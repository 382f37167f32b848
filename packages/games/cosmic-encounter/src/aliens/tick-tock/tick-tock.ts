import type { Seat } from '@starboard/engine';
import { runs } from '../../rules/runs.ts';
import type { CeTable } from '../../rules/state/events.ts';
import { asksSettlement, foundColony, unsettledBy } from '../../rules/ships/found-colony.ts';
import { loseShips } from '../../rules/ships/lose-ships.ts';
import { fromColonies, shipsToTake } from '../../rules/ships/planets.ts';
import { sheetOf } from '../../rules/powers/powers.ts';
import { hasSucceeded } from '../../rules/encounter/reading.ts';
import { asksSacrifice, sacrificed } from '../../rules/ships/sacrifice.ts';
import { othersThan } from '../../rules/state/seats.ts';
import { shipsOnColonies } from '../../rules/ships/ships.ts';
import { encounterOf, type State } from '../../rules/state/state.ts';
import { checkForWin } from '../../rules/encounter/winning.ts';
import { alien } from '../alien.ts';

/** With the last one it has won. */
function discardToken(table: CeTable, seat: Seat): void {
  const sheet = sheetOf(table.state, seat, 'tick-tock');
  if (sheet) sheet.tokens = Math.max(0, sheet.tokens - 1);
  checkForWin(table);
}

const unsettled = (state: State, seat: Seat): string[] =>
  othersThan(state, seat).flatMap((other) => unsettledBy(state, seat, other));

/** Patience: a token goes with every successful defense and every deal; without tokens it has won. */
export const tickTock = alien({
  id: 'tick-tock',
  passive: {
    startingTokens: ({ planets }) => (planets === 4 ? 8 : 10),
    hasWon: (state, seat) => sheetOf(state, seat, 'tick-tock')?.tokens === 0,
  },
  power: {
    id: 'tick-tock.patience',
    when: 'resolution.outcome-recorded',
    as: 'any',
    use: 'must',
    if: (state) => ['defense-won', 'deal'].includes(encounterOf(state).result ?? ''),
    effect: (table, { seat }) => discardToken(table, seat),
  },
  wild: {
    when: 'trigger.deck-reshuffled',
    as: 'any',
    if: (state, seat) => shipsToTake(state, seat) > 0 && unsettled(state, seat).length > 0,
    asks: asksSettlement('tick-tock-colony', unsettled, 4),
    effect: (table, { seat, choices }) => foundColony(table, seat, choices),
  },
  super: {
    when: 'resolution.after-outcome',
    as: 'main',
    if: (state, seat) => hasSucceeded(state, seat) && shipsOnColonies(state, seat) > 0,
    asks: asksSacrifice((state, seat) => fromColonies(state, seat, 1, 1)),
    effect: (table, use) => {
      const { losses } = sacrificed(table.state, use);
      discardToken(table, use.seat);
      return runs(loseShips, { cause: 'effect', losses });
    },
  },
});
