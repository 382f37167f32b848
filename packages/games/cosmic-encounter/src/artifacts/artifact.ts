import type { Procedure } from '@starboard/engine';
import type { ArtifactId } from '../content/cosmic-cards.ts';
import type { Ability } from '../rules/abilities/ability.ts';
import type { AbilityRecord } from '../rules/abilities/registry.ts';

interface ArtifactRules extends Omit<Ability, 'id' | 'use'> {
  /** What its effect runs. */
  readonly procedures?: readonly Procedure<never>[];
}

/** An artifact is an ability with a card: its id is the card's. */
export const artifact = (id: ArtifactId, { procedures = [], ...ability }: ArtifactRules): AbilityRecord => ({
  id,
  abilities: [{ ...ability, id, use: 'may', source: { kind: 'artifact', artifact: id } }],
  procedures,
});
