import type { Here } from '../state/events.ts';
import { heroAt } from '../state/reading.ts';
import type { Charge, Hero, MissionToken, State } from '../state/state.ts';

// Demolition: a ready charge takes the place of a target beside its owner.

export const chargeOf = (hero: Hero, id: string): Charge | undefined =>
  hero.charges.find((charge) => charge.id === id);

export const targetNo = (state: State, no: number): MissionToken | undefined =>
  state.tokens.find((token) => token.is === 'target' && token.no === no);

/** The charge lies where the target lay, with its dice on it until the round ends. */
export function plant(table: Here, index: number, charge: Charge, target: MissionToken): void {
  const { state } = table;
  const hero = heroAt(state, index);
  hero.charges.splice(hero.charges.indexOf(charge), 1);
  const placed = { ...target, is: 'charge' as const, id: charge.id, isReady: true };
  state.tokens.splice(state.tokens.indexOf(target), 1, placed);
  table.emit({ type: 'tokenPlaced', token: charge.id, cell: target.cell });
}
