/** What is printed: for screens, which load it without the rules. */
export { bossCards, type BossId, bossIds, isBossId } from './bosses.ts';
export { heroCards, type HeroId, heroIds } from './heroes.ts';
export { type Slot } from './slots.ts';
export { type SwarmKind, swarmKinds, swarmParameters } from './swarm.ts';
export { type Face, faces, type Symbol } from './symbols.ts';
export { tokenSlots } from './tokens.ts';
