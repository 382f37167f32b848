import type { View } from '../view/view.ts';
import { type Condition, plainConditions, type StandingOrder, windows } from './order.ts';

// Orders as a screen changes them, one line after another. The last that speaks of something counts: so what speaks of
// less stands after what speaks of more.

type Orders = readonly StandingOrder[];

/** What can be ordered for a moment, or for several. */
export const thens = ['pass', 'ask-if-able', 'ask'] as const;
export type Then = (typeof thens)[number];

/** What can be ordered for a card or power: never to be asked, always to be stopped for, or to use it, if something holds. */
export const thingThens = [
  'ask',
  'pass',
  'use',
  ...plainConditions.map((each) => `use-${each}` as const),
] as const;
export type ThingThen = (typeof thingThens)[number];

/** Orders for those who do not want to think about them. */
export const presets = {
  /** What happens between others passes. */
  quick: [
    { at: 'all', as: 'any', then: 'ask-if-able' },
    { at: 'all', as: 'not-main-or-ally', then: 'pass' },
  ],
  /** As usual: asked wherever there is something to do. */
  careful: [{ at: 'all', as: 'any', then: 'ask-if-able' }],
  /** Asked at every moment, with or without anything to do. */
  everything: [{ at: 'all', as: 'any', then: 'ask' }],
} as const satisfies Readonly<Record<string, Orders>>;

/** What is ordered for `all`, for a group of moments or for one; null where no order speaks of just that. */
export function thenAt(orders: Orders, at: string): Then | null {
  const found = orders.findLast((order) => isAt(order, at));
  return found && typeof found.then === 'string' ? found.then : null;
}

export const withThenAt = (orders: Orders, at: string, then: Then | null): Orders =>
  replaced(orders, (order) => isAt(order, at), then && { at, as: 'any', then });

/** What is ordered for a card or power. */
export function thenAbout(orders: Orders, ability: string): ThingThen | null {
  const then = orders.findLast((order) => isAboutThing(order, ability))?.then;
  if (typeof then === 'object') return typeof then.if === 'string' ? `use-${then.if}` : 'use';
  return then === 'pass' || then === 'ask' ? then : null;
}

export function withThenAbout(orders: Orders, ability: string, then: ThingThen | null): Orders {
  const order = then && thingOrder(ability, then);
  return replaced(orders, (old) => isAboutThing(old, ability), order);
}

function thingOrder(ability: string, then: ThingThen): StandingOrder {
  if (then === 'ask' || then === 'pass') return { at: 'all', as: 'any', then, about: ability };
  const condition = plainConditions.find((each) => then === `use-${each}`);
  return { at: 'all', as: 'any', then: { use: ability, ...(condition && { if: condition }) } };
}

/** What is ordered for the moments in which a use of one thing can be answered, by any answer there is. */
export function thenTo(orders: Orders, used: string): Then | null {
  const then = orders.findLast((order) => isTo(order, used))?.then;
  return typeof then === 'string' ? then : null;
}

export const withThenTo = (orders: Orders, used: string, then: Then | null): Orders =>
  replaced(orders, (order) => isTo(order, used), then && { at: 'react', as: 'any', then, to: used });

/** Whether one thing is used as soon as another is used by any player. */
export const answers = (orders: Orders, use: string, used: string): boolean =>
  orders.some((order) => isAnswer(order, use, used));

export const withAnswer = (orders: Orders, use: string, used: string, isOn: boolean): Orders =>
  replaced(
    orders,
    (order) => isAnswer(order, use, used),
    isOn ? { at: 'react', as: 'any', then: { use, if: { ability: used } } } : null,
  );

/** Whether everything passes in encounters of others. */
export const passesOutside = (orders: Orders): boolean => orders.some(isOutside);

export const withPassOutside = (orders: Orders, isOn: boolean): Orders =>
  replaced(orders, isOutside, isOn ? { at: 'all', as: 'not-main-or-ally', then: 'pass' } : null);

type Present = Pick<View, 'turnNumber' | 'encounter'>;

/** Whether everything passes until the encounter ends; of one out of turn no order can speak. */
export const passesEncounter = (orders: Orders, view: Present): boolean =>
  orders.some((order) => isOfEncounter(order, view));

export function withPassEncounter(orders: Orders, view: Present, isOn: boolean): Orders {
  const only = { turn: view.turnNumber, encounter: view.encounter?.number ?? 0 };
  // those of encounters that are over say nothing any more
  const isOnce = (order: StandingOrder) => order.only !== undefined;
  return replaced(orders, isOnce, isOn ? { at: 'all', as: 'any', then: 'pass', only } : null);
}

const isPlain = ({ as, about, to, only, then }: StandingOrder): boolean =>
  as === 'any' && about === undefined && to === undefined && only === undefined && typeof then === 'string';

const isTo = ({ to, about, only }: StandingOrder, used: string): boolean =>
  to === used && about === undefined && only === undefined;

const isAt = (order: StandingOrder, at: string): boolean => order.at === at && isPlain(order);

function isAboutThing({ at, as, then, about, to, only }: StandingOrder, ability: string): boolean {
  if (at !== 'all' || as !== 'any' || to !== undefined || only !== undefined) return false;
  return typeof then === 'object' ? then.use === ability && !isAnswering(then.if) : about === ability;
}

const isAnswering = (condition: Condition | undefined): boolean => typeof condition === 'object';

const isAnswer = ({ then }: StandingOrder, use: string, used: string): boolean =>
  typeof then === 'object' && then.use === use && typeof then.if === 'object' && then.if.ability === used;

const isOutside = ({ at, as, then, about, to, only }: StandingOrder): boolean =>
  at === 'all' &&
  as === 'not-main-or-ally' &&
  then === 'pass' &&
  [about, to, only].every((further) => further === undefined);

const isOfEncounter = ({ then, only }: StandingOrder, { turnNumber, encounter }: Present): boolean =>
  then === 'pass' &&
  only?.turn === turnNumber &&
  only.encounter === encounter?.number &&
  !encounter.isOutOfTurn;

/** How little an order speaks of. */
function narrowness({ at, as, then, about, to, only }: StandingOrder): number {
  if (only !== undefined) return 7;
  if (typeof then === 'object' && isAnswering(then.if)) return 6;
  if (to !== undefined) return 5;
  if (about !== undefined || typeof then === 'object') return 4;
  if (as !== 'any') return 3;
  if (at === 'all') return 0;
  return windows.includes(at) ? 2 : 1;
}

/** The orders without those meant, and the new one where nothing that speaks of less comes before it. */
function replaced(
  orders: Orders,
  isMeant: (order: StandingOrder) => boolean,
  order: StandingOrder | null,
): Orders {
  const others = orders.filter((old) => !isMeant(old));
  if (!order) return others;
  const before = others.findLastIndex((old) => narrowness(old) <= narrowness(order)) + 1;
  return [...others.slice(0, before), order, ...others.slice(before)];
}
