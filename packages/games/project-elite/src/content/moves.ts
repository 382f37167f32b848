import { bossCards, type BossId, isBossId } from './bosses.ts';
import { type SwarmKind, swarmParameters } from './swarm.ts';

/** Steps that an alien of this kind makes when it moves by itself. */
export const moveOf = (kind: SwarmKind | BossId): number =>
  (isBossId(kind) ? bossCards[kind] : swarmParameters[kind]).move;
