import type { Procedure } from '@starboard/engine';
import type { AlienId } from '../content/aliens.ts';
import type { Ability, KnownAbility } from '../rules/abilities/ability.ts';
import type { Passive } from '../rules/passives.ts';

type FlareRules = Omit<Ability, 'id' | 'use'>;

interface AlienRules {
  readonly id: AlienId;
  /** What the power does at named moments. */
  readonly abilities?: readonly Ability[];
  /** What it changes without being used. */
  readonly passive?: Passive;
  /** The flare in other hands, and in its own. */
  readonly wild?: FlareRules;
  readonly super?: FlareRules;
  /** The small procedures its abilities ask with. */
  readonly procedures?: readonly Procedure[];
}

export interface Alien {
  readonly id: AlienId;
  readonly abilities: readonly KnownAbility[];
  readonly passive: Passive;
  readonly procedures: readonly Procedure[];
}

/** Puts an alien together: its power, and both sides of its flare as `<alien>.wild` and `<alien>.super`. */
export function alien(rules: AlienRules): Alien {
  const { id, abilities = [], passive = {}, procedures = [] } = rules;
  const flare = (form: 'wild' | 'super'): KnownAbility[] => {
    const side = rules[form];
    return side
      ? [{ ...side, id: `${id}.${form}`, use: 'may', source: { kind: 'flare', alien: id, form } }]
      : [];
  };
  return {
    id,
    passive,
    procedures,
    abilities: [
      ...abilities.map((ability) => ({ ...ability, source: { kind: 'power', alien: id } as const })),
      ...flare('wild'),
      ...flare('super'),
    ],
  };
}
