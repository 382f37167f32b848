import { abilityFacts, isAbility, type Source } from '../content/abilities.ts';

/**
 * What most players want to be waited for with, though they have said nothing: artifacts and reinforcements are held
 * for one moment. Flares come back to the hand and powers return, so a moment missed costs little.
 */
const kinds: readonly Source['kind'][] = ['artifact', 'reinforcement', 'technology'];

/** Whether a moment is held for a player who could use this then, unless they have ordered otherwise. */
export const isWorthStopping = (ability: string): boolean =>
  isAbility(ability) && kinds.includes(abilityFacts(ability).source.kind);
