import type { Json, Message } from '@starboard/engine';
import type { OrderWords } from '@starboard/terminal';
import {
  groupOf,
  otherWindows,
  phaseName,
  phaseWindows,
  roleName,
  roles,
  type StandingOrder,
  usualOrders,
  windowName,
} from '../index.ts';
import { phases } from '../text/rules.ts';

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
  // the last that fits counts, so a new word on the same moment replaces the old one
  add: (orders, then, at, as) => [
    ...orders.filter((old) => order(old).at !== at || order(old).as !== as),
    { then, at, as },
  ],
  describe(given) {
    const { at, as, then } = order(given);
    const moment = moments.find(({ key }) => key === at)?.name ?? { key: 'ce.board.moments.all' };
    return { key: `ce.board.order.${then}`, params: { moment, role: roleName(as) } };
  },
};
