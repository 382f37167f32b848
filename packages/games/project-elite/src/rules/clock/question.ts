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
import { keyed, words } from '../commands/index.ts';
import { refuseOrder } from '../commands/refuse.ts';
import { roll } from '../commands/roll.ts';
import { byName, candidatesOf, type Order, rollOrder, understand } from '../commands/understand.ts';
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

function legalOrders(state: State, seat: Seat, name: CommandName): readonly Order[] {
  const rules = byName.get(name);
  return rules ? candidatesOf(rules, state, seat).filter((order) => isLegal(state, seat, order)) : [];
}

const isLegalWord = (state: State, seat: Seat, word: string): boolean => {
  const order = understand(word);
  return order !== null && isLegal(state, seat, order);
};

function* legalAnswers(state: State, seat: Seat): Iterable<Json> {
  for (const word of Object.keys(words)) if (isLegalWord(state, seat, word)) yield word;
  for (const dice of roll.candidates(state, seat)) {
    const order = rollOrder(dice);
    if (isLegal(state, seat, order)) yield answerOf(order);
  }
  for (const { name } of keyed) for (const order of legalOrders(state, seat, name)) yield answerOf(order);
}

/** What a screen can offer without knowing the game: what is owed, then what is done all the time, and what is seldom. */
function actsOf(state: State, seat: Seat): Readonly<Record<string, Shape | null>> {
  const acts: Record<string, Shape | null> = {};
  const offer = (name: CommandName) => {
    const orders = oneOfEach(legalOrders(state, seat, name), state, seat);
    const options = orders.map(({ given }) => keyOf(name, given as never));
    if (options.length > 0) acts[name] = { kind: 'choose', options };
  };
  const names = keyed.map(({ name }) => name);
  const owed = names.slice(0, names.indexOf('move'));
  for (const name of owed) offer(name);
  const free = roll.candidates(state, seat).filter((dice) => isLegal(state, seat, rollOrder(dice)));
  const dice = [...new Set(free.flat())].sort((a, b) => a - b).map(dieKey);
  if (dice.length > 0) acts['roll'] = { kind: 'pick', options: dice, min: 1, max: dice.length };
  for (const name of names) if (!owed.includes(name) && !seldom.has(name)) offer(name);
  for (const word of Object.keys(words)) if (isLegalWord(state, seat, word)) acts[word] = null;
  for (const name of names) if (seldom.has(name)) offer(name);
  return acts;
}

/** Of those that come to the same, the first. */
function oneOfEach(orders: readonly Order[], state: State, seat: Seat): readonly Order[] {
  const met = new Set<string>();
  return orders.filter(({ rules, given }) => {
    const result = rules.comesTo?.(state, seat, given);
    if (result === undefined) return true;
    if (met.has(result)) return false;
    met.add(result);
    return true;
  });
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

function drawAnswer(state: State, seat: Seat, random: RandomState, stream: string): Json {
  const first = below(random, stream, 8);
  // rarely first, and always when there is nothing else
  if (first === 0) for (const word of ['done', 'ready']) if (isLegalWord(state, seat, word)) return word;
  const rolled = () => drawnOf(roll.candidates(state, seat).map(rollOrder), state, seat, random, stream);
  const early = first <= 2 ? rolled() : null;
  if (early !== null) return early;
  const start = first <= 4 ? below(random, stream, keyed.length) : 0;
  for (let step = 0; step < keyed.length; step++) {
    const { name } = keyed[(start + step) % keyed.length] ?? { name: 'set-dodge' };
    if (seldom.has(name) && first !== 7) continue;
    const rules = byName.get(name);
    const drawn = rules && drawnOf(candidatesOf(rules, state, seat), state, seat, random, stream);
    if (drawn) return drawn;
  }
  const late = rolled();
  if (late !== null) return late;
  for (const word of ['done', 'ready']) if (isLegalWord(state, seat, word)) return word;
  const [dodge] = legalOrders(state, seat, 'set-dodge');
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
