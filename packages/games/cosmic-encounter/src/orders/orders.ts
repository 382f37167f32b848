import { type Json, type Reason, reason, type Seat, type StandingOrders } from '@starboard/engine';
import { otherWindows, phaseWindows, secretWindows } from '../content/windows.ts';
import { groupOf, promptName } from '../keys/windows.ts';
import { hasRole, type Role, roles } from '../rules/state/seats.ts';
import type { View } from '../view/view.ts';

const windows: readonly string[] = [...phaseWindows, ...otherWindows, ...secretWindows];

/** Windows by what they have in common: a phase, `react` to something being played, `trigger` by what happened. */
const groups: readonly string[] = [...new Set(windows.map(groupOf))];

/**
 * What to do in a window, or a group of them, or `all`, as long as the player has a role there. `pass` passes
 * unseen; `ask` stops even where there is nothing to do, so that a pause tells the others nothing; `ask-if-able` stops
 * only where there is. `only`: it holds in this one encounter, which has a number within its turn.
 */
export interface StandingOrder {
  readonly at: string;
  readonly as: Role;
  readonly then: 'pass' | 'ask' | 'ask-if-able';
  readonly only?: { readonly turn: number; readonly encounter: number };
}

/** The usual orders: no player is stopped where there is nothing to do. */
export const usualOrders: readonly StandingOrder[] = [{ at: 'all', as: 'any', then: 'ask-if-able' }];

const mostOrders = 200;

/** The last order that speaks of the moment counts. */
export const standing: StandingOrders<View> = {
  usual: usualOrders as unknown as Json,
  refuse: (orders) =>
    Array.isArray(orders) && orders.length <= mostOrders
      ? (orders.map(refuseOrder).find((refusal) => refusal !== null) ?? null)
      : reason('engine.malformed'),
  answer(orders, { prompt, shape }, view, seat) {
    const window = promptName(prompt);
    if (!windows.includes(window) || shape.kind !== 'choose') return undefined;
    const then = orderFor(orders, window, view, seat)?.then ?? 'ask';
    const isIdle = shape.options.every((option) => option === 'pass' || isOnlyShown(option, window));
    return then === 'pass' || (then === 'ask-if-able' && isIdle) ? 'pass' : undefined;
  },
  // windows and roles are known to all players; whether there is anything to do is not
  isDeclared: (orders, { prompt }, view, seat) =>
    orderFor(orders, promptName(prompt), view, seat)?.then === 'pass',
};

/** A sheet that could be turned up for nothing in particular can wait for the next turn. */
const isOnlyShown = (option: string, window: string): boolean =>
  option === 'turn-up' && window !== 'turn.begin';

function refuseOrder(order: unknown): Reason | null {
  if (typeof order !== 'object' || order === null) return reason('engine.malformed');
  const { at, as, then, only } = order as Record<string, unknown>;
  if (typeof at !== 'string' || ![...windows, ...groups, 'all'].includes(at))
    return reason('ce.order-without-moment', { at: String(at).slice(0, 40) });
  const isKnown = roles.includes(as as Role) && ['pass', 'ask', 'ask-if-able'].includes(String(then));
  return isKnown && (only === undefined || isEncounter(only)) ? null : reason('engine.malformed');
}

function isEncounter(only: unknown): boolean {
  if (typeof only !== 'object' || only === null) return false;
  const { turn, encounter } = only as Record<string, unknown>;
  return Number.isSafeInteger(turn) && Number.isSafeInteger(encounter);
}

function orderFor(orders: Json, window: string, view: View, seat: Seat): StandingOrder | undefined {
  const group = groupOf(window);
  return (orders as unknown as readonly StandingOrder[]).findLast(
    ({ at, as, only }) =>
      (at === 'all' || at === group || at === window) && hasRole(view, seat, as) && holds(only, view),
  );
}

/** One out of turn is another encounter, though it happens within it. */
const holds = (only: StandingOrder['only'], { turnNumber, encounter }: View): boolean =>
  only === undefined ||
  (only.turn === turnNumber && only.encounter === encounter?.number && !encounter.isOutOfTurn);
