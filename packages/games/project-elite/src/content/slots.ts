import type { Symbol } from './symbols.ts';

/** A place for one die on a card, a token or a hero's board. */
export interface Slot {
  /** It takes a die that shows one of these. */
  readonly takes: readonly Symbol[];
  /** Red: the die stays until the round ends. */
  readonly locks: boolean;
}

export const normal = (...takes: readonly Symbol[]): Slot => ({ takes, locks: false });
export const locking = (...takes: readonly Symbol[]): Slot => ({ takes, locks: true });

/** `HHW`: one locking slot for each letter. */
export const lockingSlots = (symbols: string): readonly Slot[] =>
  symbols.split('').map((symbol) => locking(symbol as Symbol));
