import { getPriority, setPriority } from 'node:os';

/** As `nice` counts: of two that want a core, the other gets nine parts of ten. */
const behind = 10;
const lowest = 19;

/**
 * All that this thread works on has time: where the cores are busy, those who play come first. Linux gives every
 * thread a priority of its own; elsewhere it would be the whole node's.
 */
export function yieldToPlayers(): void {
  if (process.platform === 'linux') setPriority(Math.min(getPriority() + behind, lowest));
}
