import { cosmicEncounter, type State, usualOrders } from '@starboard/cosmic-encounter';
import {
  comingTo,
  decisionOf,
  type Json,
  type Match,
  type RandomState,
  randomFrom,
  sample,
  saveMatch,
  type Seat,
  startMatch,
} from '@starboard/engine';
import {
  givingNow,
  HostedMatch,
  leaveAnswers,
  type LeftAnswers,
  nothingLeft,
  orderedInputs,
} from '@starboard/host';

const seats = 4;
const table = {
  seats: Array.from({ length: seats }, (_, seat) => ({
    kind: 'person' as const,
    account: `player ${seat}`,
    name: `Player ${seat}`,
    isReady: true,
  })),
};

/** What people at a table leave with it. */
interface Habit {
  readonly name: string;
  readonly what: string;
  readonly orders: Json;
  /** Who leaves answers: none, those who have just been asked, or all, once it is known who is against whom. */
  readonly leaves: 'none' | 'asked' | 'all';
  /** What the card to play is made to depend on. */
  readonly given: 'sides' | 'allies';
  readonly isPromised?: true;
}

const passing = [...usualOrders, { at: 'all', as: 'any', then: 'pass' }] as unknown as Json;
const usual = usualOrders as unknown as Json;

const habits: readonly Habit[] = [
  {
    name: 'usual orders',
    what: 'asked wherever there is something to do',
    orders: usual,
    leaves: 'none',
    given: 'sides',
  },
  { name: 'orders', what: 'moments to react pass', orders: passing, leaves: 'none', given: 'sides' },
  {
    name: 'answers when asked',
    what: 'orders, and who is asked leaves answers to what will be asked later',
    orders: passing,
    leaves: 'asked',
    given: 'sides',
  },
  {
    name: 'answers of all',
    what: 'orders, and all look in once it is known who attacks whom',
    orders: passing,
    leaves: 'all',
    given: 'sides',
    isPromised: true,
  },
  {
    name: 'answers of all, by allies',
    what: 'the same, with cards chosen for the allies there are',
    orders: passing,
    leaves: 'all',
    given: 'allies',
  },
];

/** A match by mail, in which people wait for each other. */
class MailTable {
  readonly #hosted: HostedMatch;
  readonly #habit: Habit;
  readonly #luck: RandomState;
  readonly #left: LeftAnswers[] = Array.from({ length: seats }, () => nothingLeft);
  /** Whom the table has waited for last. */
  #awaited: readonly Seat[] = [];
  /** In which encounter each seat has looked in by itself. */
  readonly #lookedIn: string[] = [];
  handOvers = 0;
  encounters = 0;
  #latest = '';

  constructor(habit: Habit, seed: string) {
    const match = startMatch(cosmicEncounter, { seats, seed, options: {}, undo: false });
    const told = Array.from({ length: seats + 1 }, () => 0);
    const stored = { id: seed, seq: 0, saved: saveMatch(match), savedSeq: 0, told, clock: null };
    this.#hosted = new HostedMatch(cosmicEncounter, stored, { recent: [], pace: null, latestAt: 0 });
    this.#habit = habit;
    this.#luck = randomFrom(`${seed} answers`);
  }

  get isOver(): boolean {
    return this.#hosted.result !== null;
  }

  get #match(): Match {
    return this.#hosted.match;
  }

  /** One answer, by the host or by a person. */
  goesOn(): void {
    this.#countEncounter();
    if (this.#hostAnswers()) return;
    if (this.#habit.leaves === 'all' && this.#othersLookIn()) return;
    const asked = this.#match.questions.filter(({ isOptional }) => !isOptional);
    const waiting = asked.map(({ seat }) => seat);
    this.handOvers += waiting.filter((seat) => !this.#awaited.includes(seat)).length;
    // the one who sits at the table goes first
    const question = asked.find(({ seat }) => this.#awaited.includes(seat)) ?? asked[0];
    if (!question) throw new Error('the table waits for no player');
    const { seat, shape } = question;
    this.#awaited = waiting.length > 1 ? waiting : [seat];
    this.#takes(seat, sample(shape, this.#luck, 'answers'), 'person');
    if (this.#habit.leaves !== 'none') this.#leaves(seat);
  }

  #countEncounter(): void {
    const { turnNumber, encounter } = this.#match.position.state as State;
    const now = encounter ? `${turnNumber}.${encounter.number}.${encounter.isOutOfTurn}` : this.#latest;
    if (now !== this.#latest) this.encounters++;
    this.#latest = now;
  }

  #hostAnswers(): boolean {
    for (const [seat, before] of this.#left.entries()) {
      const { left, input } = givingNow(this.#hosted, table, seat, before);
      this.#left[seat] = left;
      if (input && 'answer' in input) return this.#takes(seat, input.answer, 'order');
    }
    const orders = new Map(table.seats.map((_, seat) => [seat, this.#habit.orders]));
    const [input] = orderedInputs(this.#hosted, table, orders);
    return input && 'answer' in input ? this.#takes(input.seat, input.answer, 'order') : false;
  }

  /** While the table waits for one player, the others look in once an encounter; whether any has left something. */
  #othersLookIn(): boolean {
    const { encounter } = this.#match.position.state as State;
    if (!encounter || encounter.defense === null) return false;
    const before = this.#left.map(({ answers }) => answers.length).join();
    for (const [seat] of this.#left.entries()) {
      if (this.#lookedIn[seat] === this.#latest) continue;
      this.#lookedIn[seat] = this.#latest;
      this.#leaves(seat);
    }
    return this.#left.map(({ answers }) => answers.length).join() !== before;
  }

  #leaves(seat: Seat): void {
    const said = comingTo(this.#match, seat).map(({ prompt, shape, givens }) => ({
      prompt,
      given: givens.find((given) => given === this.#habit.given) ?? givens[0] ?? '',
      answer: sample(shape, this.#luck, 'ahead'),
    }));
    const before = this.#left[seat] ?? nothingLeft;
    // what was left before stays
    const isLeft = (prompt: string) => before.answers.some((left) => left.prompt === prompt);
    const more = [...before.answers, ...said.filter(({ prompt }) => !isLeft(prompt))];
    const left = leaveAnswers(this.#hosted, seat, before, more);
    if ('refused' in left) throw new Error(left.refused.key);
    this.#left[seat] = left;
  }

  #takes(seat: Seat, answer: Json, by: 'person' | 'order'): true {
    const input = { seat, decision: decisionOf(this.#match, seat), answer };
    const taken = this.#hosted.take({ input, by, seat, request: null }, 0);
    if ('refused' in taken) throw new Error(taken.refused.key);
    return true;
  }
}

const wanted = Number(process.argv[2] ?? 200);
const rows = habits.map((habit) => {
  const { name, what, isPromised } = habit;
  let handOvers = 0;
  let encounters = 0;
  for (let seed = 0; encounters < wanted; seed++) {
    const mail = new MailTable(habit, `by mail ${seed}`);
    while (!mail.isOver && encounters + mail.encounters <= wanted) mail.goesOn();
    handOvers += mail.handOvers;
    encounters += mail.encounters;
  }
  const measured = Number((handOvers / encounters).toFixed(2));
  return { name, what, measured, unit: 'hand-overs an encounter', ...(isPromised && { isPromised }) };
});
console.log(JSON.stringify(rows));
