import type { ArtifactId } from '../content/cosmic-cards.ts';
import type { Ability, KnownAbility } from '../rules/abilities/ability.ts';

/** An artifact is an ability with a card: its id is the card's. */
export const artifact = (id: ArtifactId, ability: Omit<Ability, 'id' | 'use'>): KnownAbility => ({
  ...ability,
  id,
  use: 'may',
  source: { kind: 'artifact', artifact: id },
});
