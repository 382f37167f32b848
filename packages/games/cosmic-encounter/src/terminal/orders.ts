import type { Json, Message } from '@starboard/engine';
import type { OrderWords } from '@starboard/terminal';
import {
  abilityName,
  type Condition,
  groupOf,
  otherWindows,
  phaseName,
  phaseWindows,
  plainConditions,
  roleName,
  roles,
  type StandingOrder,
  usualOrders,
  windowName,
} from '../index.ts';
import { phases } from '../content/phases.ts';

const windows = [...phaseWindows, ...otherWindows];

/** Moments with something in common, by the first part of their keys. */
const groups = [...new Set(windows.map(groupOf))].filter(
  (group) => group !== 'turn' && group !== 'encounter',
);

const groupName = (group: string): Message =>
  phases.some((phase) => phase === group)
    ? phaseName(group as Parameters<typeof phaseName>[0])
    : { key: `ce.board.moments.${group}` };

const moments: OrderWords['moments'] = [
  { key: 'all', name: { key: 'ce.board.moments.all' } },
  ...groups.flatMap((group) => [
    { key: group, name: groupName(group) },
    ...windows
      .filter((window) => groupOf(window) === group)
      .map((window) => ({ key: window, name: windowName(window) })),
  ]),
  ...windows
    .filter((window) => ['turn', 'encounter'].includes(groupOf(window)))
    .map((window) => ({ key: window, name: windowName(window) })),
];

const order = (given: Json): StandingOrder => given as unknown as StandingOrder;

export const orderWords: OrderWords = {
  usual: usualOrders as unknown as readonly Json[],
  moments,
  roles: roles.map((role) => ({ key: role, name: roleName(role) })),
  conditions: plainConditions.map((key) => ({ key, name: conditionName(key) })),
  // the last that fits counts, so a new word on the same moment replaces the old one
  add(orders, { then, at, as, about, if: condition }) {
    const subject = about ?? null;
    const others = orders.filter((old) => {
      const { at: oldAt, as: oldAs } = order(old);
      return oldAt !== at || oldAs !== as || subjectOf(order(old)) !== subject;
    });
    if (then === 'use')
      return [...others, { at, as, then: { use: about ?? '', ...conditionFrom(condition) } }];
    return [...others, { then, at, as, ...(about !== undefined && { about }) }];
  },
  describe(given) {
    const { at, as, then } = order(given);
    const moment = moments.find(({ key }) => key === at)?.name ?? { key: 'ce.board.moments.all' };
    const subject = subjectOf(order(given));
    const params = { moment, role: roleName(as), ...(subject !== null && { ability: abilityName(subject) }) };
    if (typeof then === 'object')
      return { key: 'ce.board.order.use', params: { ...params, condition: conditionName(then.if) } };
    return { key: `ce.board.order.${then}${subject === null ? '' : '.about'}`, params };
  },
};

/** The card or power that an order speaks of; null when it speaks of all. */
const subjectOf = ({ then, about }: StandingOrder): string | null =>
  typeof then === 'object' ? then.use : (about ?? null);

const conditionFrom = (typed: string | undefined): { readonly if?: Json } => {
  if (typed === undefined) return {};
  return { if: plainConditions.some((known) => known === typed) ? typed : { ability: typed } };
};

function conditionName(condition: Condition | undefined): Message {
  if (typeof condition === 'object')
    return { key: 'ce.board.condition.ability', params: { ability: abilityName(condition.ability) } };
  return { key: `ce.board.condition.${condition ?? 'any'}` };
}
