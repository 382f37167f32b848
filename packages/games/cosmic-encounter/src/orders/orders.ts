import { type Json, type Prompt, reason, type Seat, type StandingOrders } from '@starboard/engine';
import { zaps } from '../content/abilities.ts';
import { groupOf, promptName } from '../keys/windows.ts';
import { hasRole } from '../rules/state/seats.ts';
import type { View } from '../view/view.ts';
import { holdsNow } from './conditions.ts';
import { refuseOrder, type StandingOrder, windows } from './order.ts';
import { isWorthStopping } from './worth-stopping.ts';

/** The usual orders: no player is stopped where there is nothing to do, or only to stop a power of their own. */
export const usualOrders: readonly StandingOrder[] = [{ at: 'all', as: 'any', then: 'ask-if-able' }];

const mostOrders = 200;

/** The last order that speaks of the moment counts, and of what could be done then, the last that speaks of that. */
export const standing: StandingOrders<View> = {
  usual: usualOrders as unknown as Json,
  refuse: (orders) =>
    Array.isArray(orders) && orders.length <= mostOrders
      ? (orders.map(refuseOrder).find((refusal) => refusal !== null) ?? null)
      : reason('engine.malformed'),
  answer(orders, asked, view, seat) {
    const { prompt, shape } = asked;
    const window = promptName(prompt);
    if (!windows.includes(window) || shape.kind !== 'choose') return undefined;
    const given = fitting(orders, asked, view, seat);
    const thens = offeredIn(shape.options, window).map((ability) =>
      thenFor(given, ability, asked, view, seat),
    );
    const act = thens.find((then) => typeof then === 'object');
    if (act) return act.use;
    const isIdle = thens.every((then) => then === 'pass');
    return generalOf(given) !== 'ask' && isIdle ? 'pass' : undefined;
  },
  // windows and roles are known to all players; whether there is anything to do is not
  isDeclared(orders, asked, view, seat) {
    const given = fitting(orders, asked, view, seat);
    const from = given.findLastIndex(isGeneral);
    return from >= 0 && given.slice(from).every(({ then }) => then === 'pass');
  },
  holds(orders, asked, view, seat) {
    const { shape, ahead = [] } = asked;
    const now = { ...asked, options: shape.kind === 'choose' ? shape.options : [] };
    return [now, ...ahead].some((moment) => {
      const given = fitting(orders, moment, view, seat);
      if (generalOf(given) === 'ask') return true;
      return offeredIn(moment.options, promptName(moment.prompt)).some((ability) => isStop(given, ability));
    });
  },
};

/** What could be done there. A sheet that could be turned up for nothing in particular can wait for the next turn. */
const offeredIn = (options: readonly string[], window: string): readonly string[] =>
  options.filter((option) => option !== 'pass' && (option !== 'turn-up' || window === 'turn.begin'));

type Moment = Pick<Prompt, 'prompt' | 'params'>;

/** Orders that speak of this moment, for a player in this role. */
function fitting(orders: Json, { prompt, params }: Moment, view: View, seat: Seat): readonly StandingOrder[] {
  const window = promptName(prompt);
  const group = groupOf(window);
  return (orders as unknown as readonly StandingOrder[]).filter(
    ({ at, as, to, only }) =>
      (at === 'all' || at === group || at === window) &&
      (to === undefined || params?.['ability'] === to) &&
      hasRole(view, seat, as) &&
      isPresent(only, view),
  );
}

/** One out of turn is another encounter, though it happens within it. */
const isPresent = (only: StandingOrder['only'], { turnNumber, encounter }: View): boolean =>
  only === undefined ||
  (only.turn === turnNumber && only.encounter === encounter?.number && !encounter.isOutOfTurn);

/** Whether it speaks of the moment as a whole. */
const isGeneral = ({ then, about }: StandingOrder): boolean =>
  typeof then === 'string' && about === undefined;

const generalOf = (given: readonly StandingOrder[]): StandingOrder['then'] =>
  given.findLast(isGeneral)?.then ?? 'ask';

const isAbout = ({ then, about }: StandingOrder, ability: string): boolean =>
  typeof then === 'object' ? then.use === ability : about === ability;

/** What is ordered about something that could be used now. */
function thenFor(
  given: readonly StandingOrder[],
  ability: string,
  asked: Prompt,
  view: View,
  seat: Seat,
): StandingOrder['then'] {
  const speaks = (order: StandingOrder): boolean =>
    isGeneral(order) ||
    (isAbout(order, ability) &&
      (typeof order.then === 'string' || holdsNow(order.then.if, asked, view, seat)));
  const latest = given.findLast(speaks);
  if (latest?.then === 'ask-if-able' && isGeneral(latest) && stopsOwn(ability, asked, seat)) return 'pass';
  return latest?.then ?? 'ask';
}

/** Whether it would stop what the player is using: who means that has to order to be asked about it. */
const stopsOwn = (ability: string, { params }: Prompt, seat: Seat): boolean =>
  zaps.includes(ability) && params?.['seat'] === seat;

/** Whether the player wants to be waited for where this could be used: if they said so, or if it is worth it. */
function isStop(given: readonly StandingOrder[], ability: string): boolean {
  const latest = given.findLast((order) => isGeneral(order) || isAbout(order, ability));
  if (!latest || latest.then === 'ask') return true;
  return isGeneral(latest) && latest.then === 'ask-if-able' && isWorthStopping(ability);
}
