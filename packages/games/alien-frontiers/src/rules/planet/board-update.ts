import { type TerritoryId, territories } from '../../content/territories.ts';
import { controllerOf, hasBonus } from './control.ts';
import type { AfTable } from '../state/events.ts';
import { moveShip } from '../ships/ships.ts';
import { relicIndex, type State } from '../state/state.ts';

/**
 * Makes one change to colonies or fields and lets its consequences follow: control passes on, and a Relic Ship
 * whose owner lost Burroughs Desert goes home. A change counts as a whole: what it undoes again never happened.
 */
export function changeBoard(table: AfTable, change: (state: State) => void): void {
  const { state } = table;
  const before = territories.map((territory) => controllerOf(state, territory));
  change(state);
  territories.forEach((territory: TerritoryId, index) => {
    const from = before[index] as number | null;
    const to = controllerOf(state, territory);
    if (from !== to) table.emit({ type: 'controlChanged', territory, from, to });
  });
  const { owner } = state.relic;
  if (owner !== null && !hasBonus(state, owner, 'burroughs-desert'))
    moveShip(table, owner, relicIndex, 'stock');
}

/** A negative count takes colonies away. */
export function addColonies(state: State, seat: number, territory: TerritoryId, count: number): void {
  const counts = state.colonies[territory];
  counts[seat] = (counts[seat] as number) + count;
}
