import { type Reason, reason } from '@starboard/engine';
import { isAbility } from '../content/abilities.ts';
import { otherWindows, phaseWindows, secretWindows } from '../content/windows.ts';
import { groupOf } from '../keys/windows.ts';
import { type Role, roles } from '../rules/state/seats.ts';

/** Moments that orders can speak of. */
export const windows: readonly string[] = [...phaseWindows, ...otherWindows, ...secretWindows];

/** Windows by what they have in common: a phase, `react` to something being played, `trigger` by what happened. */
const groups: readonly string[] = [...new Set(windows.map(groupOf))];

/**
 * What to do in a window, or a group of them, or `all`, as long as the player has a role there. `pass` passes
 * unseen; `ask` stops even where there is nothing to do, so that a pause tells the others nothing; `ask-if-able` stops
 * only where there is. `about`: it speaks of this card or power alone, and of no other that could be used then.
 * `to`: it speaks of answers to a use of this one alone. `only`: it holds in this one encounter, which has a number
 * within its turn.
 */
export interface StandingOrder {
  readonly at: string;
  readonly as: Role;
  readonly then: 'pass' | 'ask' | 'ask-if-able' | UseOrder;
  readonly about?: string;
  readonly to?: string;
  readonly only?: { readonly turn: number; readonly encounter: number };
}

/** Use this where it can be used, if something holds. */
export interface UseOrder {
  readonly use: string;
  readonly if?: Condition;
}

export const plainConditions = ['i-lose', 'i-am-main', 'against-me'] as const;

/** What a use depends on; `ability`: it answers a use of that one. */
export type Condition = (typeof plainConditions)[number] | { readonly ability: string };

/** Why this is no order, or null. Takes anything at all. */
export function refuseOrder(order: unknown): Reason | null {
  if (!isRecord(order)) return reason('engine.malformed');
  const { at, as, then, about, to, only } = order;
  if (typeof at !== 'string' || ![...windows, ...groups, 'all'].includes(at))
    return reason('ce.order-without-moment', { at: String(at).slice(0, 40) });
  if (!roles.includes(as as Role) || (only !== undefined && !isEncounter(only)))
    return reason('engine.malformed');
  const named = [about, to].filter((ability) => ability !== undefined);
  if (isRecord(then)) return named.length === 0 ? refuseUse(then) : reason('engine.malformed');
  if (!['pass', 'ask', 'ask-if-able'].includes(String(then))) return reason('engine.malformed');
  return named.map(refuseAbility).find((refusal) => refusal !== null) ?? null;
}

function refuseUse({ use, if: condition, ...rest }: Record<string, unknown>): Reason | null {
  if (Object.keys(rest).length > 0) return reason('engine.malformed');
  if (isRecord(condition)) return refuseAbility(use) ?? refuseAbility(condition['ability']);
  const isKnown = condition === undefined || plainConditions.some((known) => known === condition);
  return isKnown ? refuseAbility(use) : reason('engine.malformed');
}

const refuseAbility = (id: unknown): Reason | null =>
  typeof id === 'string' && isAbility(id)
    ? null
    : reason('ce.order-without-ability', { given: String(id).slice(0, 40) });

const isRecord = (given: unknown): given is Record<string, unknown> =>
  typeof given === 'object' && given !== null && !Array.isArray(given);

const isEncounter = (only: unknown): boolean =>
  isRecord(only) && Number.isSafeInteger(only['turn']) && Number.isSafeInteger(only['encounter']);
