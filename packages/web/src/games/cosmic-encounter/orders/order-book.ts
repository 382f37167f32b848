import type { View } from '@starboard/cosmic-encounter';
import {
  abilityFacts,
  barsOf,
  otherWindows,
  phases,
  phaseWindows,
  sharedBars,
  type Source,
} from '@starboard/cosmic-encounter/content';
import { groupOf } from '@starboard/cosmic-encounter/keys';
import {
  answers,
  passesEncounter,
  passesOutside,
  presets,
  type StandingOrder,
  type Then,
  thenAbout,
  thenAt,
  thens,
  thenTo,
  type ThingThen,
  thingThens,
  withAnswer,
  withPassEncounter,
  withPassOutside,
  withThenAbout,
  withThenAt,
  withThenTo,
} from '@starboard/cosmic-encounter/orders';
import { abilityName, phaseName, windowName } from '@starboard/cosmic-encounter/text';
import type { Json, Message } from '@starboard/engine';
import type { OrderBook, OrderGroup, OrderLine } from '../../../table/orders/order-book.ts';

type Orders = readonly StandingOrder[];

const read = (orders: Json): Orders => orders as unknown as Orders;
const written = (orders: Orders): Json => orders as unknown as Json;

const word = (key: string): Message => ({ key: `web.ce.orders.${key}` });

const thenChoices = thens.map((key) => ({ key, name: word(key) }));
const thingChoices = thingThens.map((key) => ({ key, name: word(`thing.${key}`) }));
const on = [{ key: 'on', name: word('on') }];

const whole: OrderLine = { key: 'all', name: word('all'), choices: thenChoices };
const outside: OrderLine = {
  key: 'outside',
  name: word('outside'),
  about: word('outside.about'),
  choices: on,
};
const encounter: OrderLine = { key: 'encounter', name: word('encounter'), choices: on };

const line = (key: string, name: Message, otherwise: Message): OrderLine => ({
  key,
  name,
  choices: thenChoices,
  otherwise,
});

const moments = [...phaseWindows, ...otherWindows];

/** The moments round a turn and an encounter go with the phases beside them. */
const isApart = (group: string): boolean => group === 'turn' || group === 'encounter';

const groups: readonly OrderGroup[] = [...new Set(moments.map(groupOf))]
  .filter((group) => !isApart(group))
  .map((group) => ({
    line: line(group, groupName(group), word('as-all')),
    moments: moments
      .filter((moment) => groupOf(moment) === group)
      .map((moment) => line(moment, windowName(moment), word('as-phase'))),
  }));

function groupName(group: string): Message {
  const phase = phases.find((each) => each === group);
  return phase ? phaseName(phase) : { key: `ce.board.moments.${group}` };
}

const thingKey = (ability: string): string => `thing ${ability}`;
const toKey = (used: readonly string[]): string => `to ${used.join()}`;
const answerKey = (use: string, used: readonly string[]): string => `answer ${use} ${used.join()}`;

/** What can be ordered about a card or power of the player's own: it can be left, so one can be asked about it. */
export const thingLine = (ability: string): OrderLine => ({
  key: thingKey(ability),
  name: abilityName(ability),
  about: whenOf(ability),
  choices: thingChoices,
  otherwise: word('as-moment'),
});

function whenOf(ability: string): Message {
  const named = sharedBars([ability]).phases;
  return named.length === phases.length
    ? word('any-phase')
    : { key: 'web.ce.orders.for', params: { phases: named.map(phaseName) } };
}

const isLeftToPlayer = (ability: string): boolean => barsOf(ability).use === 'may';

/** The viewer's own abilities that orders can speak of. */
export const ownThings = ({ holdings = [] }: View): readonly string[] =>
  holdings.map(({ ability }) => ability).filter(isLeftToPlayer);

const answerWindows: Readonly<Record<Source['kind'], string>> = {
  power: 'react.power-use',
  flare: 'react.flare',
  artifact: 'react.artifact',
  technology: 'react.tech',
  reinforcement: 'react.reinforcement',
};

/**
 * What can be ordered for uses of another player's: whether to be asked at all, and what of the viewer's own is to
 * answer them. What is no use has no answer.
 */
export function answerLines(view: View, abilities: readonly string[]): readonly OrderLine[] {
  const used = abilities.filter((ability) => !abilityFacts(ability).isNoUse);
  if (used.length === 0) return [];
  const windows = used.map((ability) => answerWindows[abilityFacts(ability).source.kind]);
  const answering = ownThings(view)
    .filter((ability) => barsOf(ability).when.some((window) => windows.includes(window)))
    .map((use) => ({
      key: answerKey(use, used),
      name: { key: 'web.ce.orders.answer', params: { ability: abilityName(use) } },
      choices: on,
    }));
  const whether = { key: toKey(used), name: word('to'), choices: thenChoices, otherwise: word('as-moment') };
  return [whether, ...answering];
}

/** What can be ordered where a moment to react is open: about what is used there, or could be, and about the moment. */
function linesAt(view: View): readonly OrderLine[] {
  const { moment } = view;
  if (!moment) return [];
  const { window, ability } = moment;
  const usable = ownThings(view).filter((own) => barsOf(own).when.includes(window));
  const isOthers = ability !== undefined && !ownThings(view).includes(ability);
  return [
    ...(isOthers ? answerLines(view, [ability]) : usable.map(thingLine)),
    line(window, windowName(window), word('as-phase')),
    ...shared(view),
  ];
}

/** Until the encounter ends, and in encounters of others. */
const shared = (view: View): readonly OrderLine[] => [
  outside,
  ...(view.encounter && !view.encounter.isOutOfTurn ? [encounter] : []),
];

const thenToAll = (orders: Orders, used: readonly string[]): Then | null => {
  const [first = null, ...rest] = used.map((each) => thenTo(orders, each));
  return rest.every((then) => then === first) ? first : null;
};

const withThenToAll = (orders: Orders, used: readonly string[], then: Then | null): Orders =>
  used.reduce<Orders>((left, each) => withThenTo(left, each, then), orders);

const answered = (orders: Orders, use: string, used: readonly string[], isOn: boolean): Orders =>
  used.reduce<Orders>((left, each) => withAnswer(left, use, each, isOn), orders);

/** Cosmic Encounter's standing orders on a screen. */
export const orderBook: OrderBook<View> = {
  presets: Object.entries(presets).map(([key, orders]) => ({
    key,
    name: word(key),
    about: word(`${key}.about`),
    orders: written(orders),
  })),
  usual: written(presets.careful),
  lines: (view) => [whole, ...shared(view)],
  linesAt,
  things: (view) => ownThings(view).map(thingLine),
  groups,
  chosen(given, key, view) {
    const orders = read(given);
    const [kind = '', one = '', other = ''] = key.split(' ');
    if (kind === 'outside') return passesOutside(orders) ? 'on' : null;
    if (kind === 'encounter') return passesEncounter(orders, view) ? 'on' : null;
    if (kind === 'thing') return thenAbout(orders, one);
    if (kind === 'to') return thenToAll(orders, one.split(','));
    if (kind === 'answer') return other.split(',').every((used) => answers(orders, one, used)) ? 'on' : null;
    return thenAt(orders, key);
  },
  choose(given, key, choice, view) {
    const orders = read(given);
    const [kind = '', one = '', other = ''] = key.split(' ');
    if (kind === 'outside') return written(withPassOutside(orders, choice !== null));
    if (kind === 'encounter') return written(withPassEncounter(orders, view, choice !== null));
    if (kind === 'thing') return written(withThenAbout(orders, one, choice as ThingThen | null));
    if (kind === 'to') return written(withThenToAll(orders, one.split(','), choice as Then | null));
    if (kind === 'answer') return written(answered(orders, one, other.split(','), choice !== null));
    return written(withThenAt(orders, key, choice as Then | null));
  },
};
