import type { EventRecord } from '../rules/records/records.ts';
import { runs } from '../rules/records/runs.ts';
import { bossCard, newSwarmCard, swarmCard } from '../rules/spawn/cards.ts';

/** A boss card more than usual, when all others have been resolved. */
export const watchOutForBosses: EventRecord = { no: 8, at: 'spawn.end', effect: () => runs(bossCard, {}) };

/** A swarm card more than usual, when all others have been resolved. */
export const endlessThreat: EventRecord = {
  no: 15,
  at: 'spawn.end',
  effect: () => runs(swarmCard, newSwarmCard()),
};
