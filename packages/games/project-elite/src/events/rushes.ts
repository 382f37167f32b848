import type { EventRecord } from '../rules/records/records.ts';
import { runs } from '../rules/records/runs.ts';
import { bossCard, newSwarmCard, swarmCard } from '../rules/spawn/cards.ts';

/** One swarm card is resolved at once. */
export const swarmRush: EventRecord = {
  no: 24,
  at: 'revealed',
  effect: () => runs(swarmCard, newSwarmCard()),
};

/** One boss card is resolved at once. */
export const bossRush: EventRecord = { no: 25, at: 'revealed', effect: () => runs(bossCard, {}) };
