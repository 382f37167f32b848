import type { Procedure } from '@starboard/engine';
import { completionOf } from '../content/abilities.ts';
import { techFacts, type TechId } from '../content/technologies.ts';
import { type Ability, type KnownAbility, proceduresOf } from '../rules/abilities/ability.ts';
import type { AbilityRecord } from '../rules/abilities/registry.ts';
import { runs } from '../rules/runs.ts';
import { completeTech } from '../rules/techs/complete-tech.ts';
import type { TechParts } from '../rules/techs/tech-parts.ts';

export interface Technology extends AbilityRecord {
  readonly id: TechId;
}

/** Called like the technology itself unless it says otherwise. */
type TechAbility = Omit<Ability, 'id' | 'use'> & Partial<Pick<Ability, 'id'>>;

interface TechDescription extends TechParts {
  readonly id: TechId;
  readonly abilities?: readonly TechAbility[];
  readonly procedures?: readonly Procedure<never>[];
}

export function technology({ id, abilities = [], procedures = [], ...parts }: TechDescription): Technology {
  const source = { kind: 'technology', technology: id } as const;
  return {
    id,
    abilities: [
      ...abilities.map((ability): KnownAbility => ({ id, ...ability, use: 'may', source })),
      ...(techFacts(id).isHidden ? [] : [completion(id)]),
    ],
    parts,
    procedures: [...proceduresOf(abilities), ...procedures],
  };
}

/** No window offers it: its owner announces it in regroup. */
const completion = (id: TechId): KnownAbility => ({
  id: completionOf(id),
  source: { kind: 'technology', technology: id },
  when: [],
  as: 'any',
  use: 'may',
  isCompletion: true,
  effect: (_table, { seat }) => runs(completeTech, { seat, tech: id }),
});
