import type { Procedure, Seat } from '@starboard/engine';
import type { AlienId } from '../content/aliens.ts';
import type { WindowName } from '../content/windows.ts';
import {
  type Ability,
  type KnownAbility,
  proceduresOf,
  type WithPower,
  windowsOf,
} from '../rules/abilities/ability.ts';
import { isAnnouncing, strengthen } from '../rules/abilities/answering.ts';
import type { AbilityRecord } from '../rules/abilities/registry.ts';
import { use } from '../rules/abilities/use.ts';
import type { AfterPhase } from '../rules/phases/after-phase.ts';
import type { Passive } from '../rules/powers/passives.ts';
import { runs } from '../rules/runs.ts';
import type { State } from '../rules/state/state.ts';

/** What a side of a flare does. */
type FlareRules = Omit<Ability, 'id' | 'use'> & WithPower;

interface AlienRules {
  readonly id: AlienId;
  /** What the power does at a named moment, or at several. */
  readonly power?: Ability | readonly Ability[];
  /** What it changes without being used. */
  readonly passive?: Passive;
  /** The flare in other hands, and in its own. */
  readonly wild?: FlareRules;
  readonly super?: FlareRules;
  /** What else its flare does, where it has a third side. */
  readonly further?: readonly KnownAbility[];
  /** What it brings about when a phase is over. */
  readonly afterPhase?: AfterPhase;
  /** What its effects call; what its abilities ask with is known from them. */
  readonly procedures?: readonly Procedure[];
}

export interface Alien extends AbilityRecord {
  readonly id: AlienId;
}

/** Puts an alien together: its power, and both sides of its flare as `<alien>.wild` and `<alien>.super`. */
export function alien(rules: AlienRules): Alien {
  const { id, power = [], passive = {}, further = [], afterPhase = null, procedures = [] } = rules;
  const abilities: KnownAbility[] = [
    ...[power].flat().map((ability) => ({ ...ability, source: { kind: 'power', alien: id } as const })),
    ...sideOfFlare(id, 'wild', rules.wild),
    ...sideOfFlare(id, 'super', rules.super),
    ...further,
  ];
  return {
    id,
    passive,
    afterPhase,
    abilities,
    procedures: [...new Set([...proceduresOf(abilities), ...procedures])],
  };
}

function sideOfFlare(alien: AlienId, form: 'wild' | 'super', side: FlareRules | undefined): KnownAbility[] {
  if (!side) return [];
  const { usesPower, isStronger, strengthens } = side;
  const known = {
    ...side,
    id: `${alien}.${form}`,
    use: 'may',
    source: { kind: 'flare', alien, form },
  } as const;
  if (usesPower !== undefined) {
    const using = usePower(usesPower, isStronger ?? false, side);
    return [known.effect ? { ...known, afterwards: using } : { ...known, effect: using }];
  }
  if (strengthens === undefined) return [known];
  const isPlayedWithIt = (state: State, seat: Seat) => isAnnouncing(state, seat, strengthens);
  return [
    { if: isPlayedWithIt, ...known, effect: ({ state }, { seat }) => strengthen(state, seat, strengthens) },
  ];
}

const usePower =
  (ability: string, isStronger: boolean, side: FlareRules): NonNullable<Ability['effect']> =>
  ({ state }, { seat }) => {
    if (isStronger) strengthen(state, seat, ability);
    const [window] = windowsOf(side) as readonly [WindowName];
    return runs(use, { seat, ability, card: null, window });
  };
