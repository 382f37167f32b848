import {
  below,
  type Json,
  type Open,
  positionAt,
  type Question,
  type RandomState,
  reason,
  type Seat,
  type Shape,
  Table,
} from '@starboard/engine';
import { dieKey, keyOf } from '../../keys/keys.ts';
import type { CommandName } from '../../keys/forms.ts';
import { words as wordRules } from '../commands/index.ts';
import { refuseKind, refuseOrder } from '../commands/refuse.ts';
import { roll } from '../commands/roll.ts';
import {
  type AnyKeyed,
  candidatesOf,
  kinds,
  type Order,
  rollOrder,
  understand,
} from '../commands/understand.ts';
import { copyState } from '../state/copy-state.ts';
import { no } from '../state/refusals.ts';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { hear, nextDue } from './due.ts';

// One open question a seat, the same in all phases: it may give any command, and what cannot be done is refused.

/** Things as they are at a moment that the clock has not been heard at yet: only their order can have changed. */
export function stateAt(state: State, now: number): State {
  const due = nextDue(state);
  if (due === null || due > now) return state;
  const seats = state.players.length;
  const table = new Table<State, Event>(
    positionAt({ game: '', seats, state: copyState(state), frames: [], seed: 'not the match’s' }),
  );
  table.position.now = now;
  hear(table);
  return table.state;
}

export function questionTo(state: State, seat: Seat): Question<Open> {
  const prompt = `pe.ask.${state.pause ? 'pause' : state.phase}`;
  return { seat, prompt, params: { seat }, shape: shapeFor(state, seat) };
}

function shapeFor(state: State, seat: Seat): Open {
  return {
    kind: 'open',
    refuse(answer, now) {
      const order = understand(answer);
      if (!order) return reason('engine.malformed');
      const then = stateAt(state, now);
      return then.cause === null ? refuseOrder(then, seat, order, now) : no('wrong-phase');
    },
    enumerate: () => legalAnswers(state, seat),
    sample: (random, stream) => drawAnswer(state, seat, random, stream),
    get acts() {
      return actsOf(state, seat);
    },
  };
}

/** A moment of the present: before the deadline, or after it while late commands are still taken. */
const now = ({ deadline, endsAt }: State): number => {
  if (deadline === null) return 0;
  return endsAt === deadline ? deadline - 1 : deadline;
};
const isLegal = (state: State, seat: Seat, order: Order): boolean =>
  refuseOrder(state, seat, order, now(state)) === null;

const answerOf = ({ name, given }: Order): Json =>
  name === 'roll'
    ? { roll: (given as readonly number[]).map(dieKey) }
    : { [name]: keyOf(name as CommandName, given as never) };

/** What may be worth a look of a command; nothing where none of its kind is taken, which is quickly told. */
const ordersOf = (state: State, seat: Seat, rules: AnyKeyed): readonly Order[] =>
  refuseKind(state, seat, { rules, name: rules.name }, null, now(state))
    ? []
    : candidatesOf(rules, state, seat);

const legalOrders = (state: State, seat: Seat, rules: AnyKeyed): readonly Order[] =>
  ordersOf(state, seat, rules).filter(({ given }) => rules.refuse(state, seat, given, now(state)) === null);

/** Rolls are the same, but for the dice, which are no key. */
const rollOrders = (state: State, seat: Seat): readonly Order[] =>
  refuseKind(state, seat, rollOrder([]), null, now(state)) ? [] : roll.candidates(state, seat).map(rollOrder);

const words: readonly Order[] = Object.keys(wordRules).flatMap((word) => understand(word) ?? []);
const isLegalWord = (state: State, seat: Seat, word: string): boolean =>
  words.some((order) => order.name === word && isLegal(state, seat, order));

function* legalAnswers(state: State, seat: Seat): Iterable<Json> {
  for (const order of words) if (isLegal(state, seat, order)) yield order.name;
  for (const order of rollOrders(state, seat)) if (isLegal(state, seat, order)) yield answerOf(order);
  for (const rules of kinds) for (const order of legalOrders(state, seat, rules)) yield answerOf(order);
}

/** Seldom said by chance: they undo what was done, or only change what happens later. */
const seldom: ReadonlySet<string> = new Set([
  'take-back',
  'waive-hits',
  'offer',
  'vote',
  'set-dodge',
  'attach',
]);

/** What a player owes stands before the first that is free to do. */
const owedKinds = kinds.slice(
  0,
  kinds.findIndex(({ name }) => name === 'move'),
);
const seldomKinds = kinds.filter(({ name }) => seldom.has(name));
const usualKinds = kinds.filter((rules) => !owedKinds.includes(rules) && !seldomKinds.includes(rules));

/** What a screen can offer without knowing the game: what is owed, then what is done all the time, and what is seldom. */
function actsOf(state: State, seat: Seat): Readonly<Record<string, Shape | null>> {
  const acts: Record<string, Shape | null> = {};
  const offer = (rules: AnyKeyed) => {
    const orders = oneOfEach(legalOrders(state, seat, rules), state, seat);
    if (orders.length === 0) return;
    const options = orders.map(({ given }) => keyOf(rules.name, given as never));
    acts[rules.name] = { kind: 'choose', options };
  };
  for (const rules of owedKinds) offer(rules);
  const rolls = rollOrders(state, seat).filter((order) => isLegal(state, seat, order));
  const dice = [...new Set(rolls.flatMap(({ given }) => given as readonly number[]))].sort((a, b) => a - b);
  if (dice.length > 0) acts['roll'] = { kind: 'pick', options: dice.map(dieKey), min: 1, max: dice.length };
  for (const rules of usualKinds) offer(rules);
  for (const order of words) if (isLegal(state, seat, order)) acts[order.name] = null;
  for (const rules of seldomKinds) offer(rules);
  return acts;
}

/** Of those that come to the same, the first. */
function oneOfEach(orders: readonly Order[], state: State, seat: Seat): readonly Order[] {
  if (!orders[0]?.rules.comesTo) return orders;
  const met = new Set<string>();
  return orders.filter(({ rules, given }) => {
    const result = rules.comesTo?.(state, seat, given);
    if (result === undefined) return true;
    if (met.has(result)) return false;
    met.add(result);
    return true;
  });
}

function drawAnswer(state: State, seat: Seat, random: RandomState, stream: string): Json {
  const first = below(random, stream, 8);
  // rarely first, and always when there is nothing else
  if (first === 0) for (const word of ['done', 'ready']) if (isLegalWord(state, seat, word)) return word;
  const rolled = () => drawnOf(rollOrders(state, seat), state, seat, random, stream);
  const early = first <= 2 ? rolled() : null;
  if (early !== null) return early;
  const start = first <= 4 ? below(random, stream, kinds.length) : 0;
  for (let step = 0; step < kinds.length; step++) {
    const rules = kinds[(start + step) % kinds.length];
    if (!rules || (seldom.has(rules.name) && first !== 7)) continue;
    const drawn = drawnOf(ordersOf(state, seat, rules), state, seat, random, stream);
    if (drawn) return drawn;
  }
  const late = rolled();
  if (late !== null) return late;
  for (const word of ['done', 'ready']) if (isLegalWord(state, seat, word)) return word;
  const dodges = kinds.find(({ name }) => name === 'set-dodge');
  const [dodge] = dodges ? legalOrders(state, seat, dodges) : [];
  return dodge ? answerOf(dodge) : 'not-ready';
}

/** Looked at from a random place on: the first of them that is legal. */
function drawnOf(
  orders: readonly Order[],
  state: State,
  seat: Seat,
  random: RandomState,
  stream: string,
): Json | null {
  if (orders.length === 0) return null;
  const start = below(random, stream, orders.length);
  for (let step = 0; step < orders.length; step++) {
    const order = orders[(start + step) % orders.length];
    if (order && isLegal(state, seat, order)) return answerOf(order);
  }
  return null;
}
