import { call, type Procedure } from '@starboard/engine';
import type { AlienId } from '../content/aliens.ts';
import type { WindowName } from '../content/windows.ts';
import { type Ability, type KnownAbility, windowsOf } from '../rules/abilities/ability.ts';
import { use } from '../rules/abilities/use.ts';
import type { Passive } from '../rules/passives.ts';

/** What a flare does, or the power whose use it makes possible. */
type FlareRules = Omit<Ability, 'id' | 'use' | 'effect'> &
  (Pick<Ability, 'effect'> | { readonly usesPower: string });

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
    if (!side) return [];
    const effect = 'effect' in side ? side.effect : usePower(side.usesPower, side);
    return [{ ...side, effect, id: `${id}.${form}`, use: 'may', source: { kind: 'flare', alien: id, form } }];
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

/** The use a flare makes possible is one like any other: it can be zapped. */
const usePower =
  (ability: string, { when }: Pick<Ability, 'when'>): Ability['effect'] =>
  (_table, { seat }) =>
    call(use, { seat, ability, card: null, window: windowsOf({ when })[0] as WindowName }, 'finish');
