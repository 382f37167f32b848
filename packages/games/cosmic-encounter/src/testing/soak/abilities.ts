import '../../game.ts';
import type { Source } from '../../content/abilities.ts';
import { faceOf, type KnownAbility, windowsOf } from '../../rules/abilities/ability.ts';
import { reactionTo } from '../../rules/abilities/announcing.ts';
import { allAbilities } from '../../rules/abilities/registry.ts';

interface ToldAbility {
  readonly id: string;
  readonly kind: string;
  /** Whether anything in the box answers it. */
  readonly canBeStopped: boolean;
}

/** Everything that can be used or played, and what kind of thing it is. */
export const cosmicAbilities = (): ToldAbility[] =>
  allAbilities().map((ability) => ({
    id: ability.id,
    kind: ability.isNoUse ? 'no use' : ability.source.kind,
    canBeStopped: allAbilities().some((other) => answers(other, ability)),
  }));

function answers(answer: KnownAbility, ability: KnownAbility): boolean {
  const reaction = reactionTo(ability, faceOf(ability));
  if (reaction === null || !windowsOf(answer).includes(reaction)) return false;
  if (isSameTech(answer.source, ability.source)) return false;
  return answer.answersOnly?.includes(ability.id) ?? true;
}

/** There is one of each technology, so it cannot answer itself. */
const isSameTech = (one: Source, other: Source): boolean =>
  one.kind === 'technology' && other.kind === 'technology' && one.technology === other.technology;
