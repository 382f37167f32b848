import { type Json, type Match, type Seat, whatIf } from '@starboard/engine';
import type { State } from '../rules/state/state.ts';
import { evaluate, valueOfEnd } from './evaluate.ts';
import { fingerprint } from './fingerprint.ts';
import { Frontier } from './frontier.ts';
import type { PriceBook } from './prices.ts';
import { type Before, spends, worthTrying } from './worth-trying.ts';

export interface Effort {
  /** How many positions may be made; what is being looked into then is looked through. */
  readonly nodes: number;
  /** Of the targets of one act, how many are followed up. */
  readonly targets: number;
  /** What things are worth at a table of so many. */
  readonly bookFor: (seats: number) => PriceBook;
  /** Cards are not discarded for their power: they are not the bot's own. */
  readonly keepsCards?: true;
}

/** A way to a position in which the next act is to be chosen. The position itself is large, so it is made again. */
interface Way {
  readonly from: Match;
  readonly answers: readonly Json[];
  /** The latest act on the way. */
  readonly before: Before | null;
  /** The answer to give now for getting there; only where we are has none. */
  readonly first?: Json;
  readonly value: number;
}

/** One way to end the turn. */
export interface TurnEnd {
  /** The answer to give now. */
  readonly first: Json;
  readonly value: number;
  /** The position in which the turn can be ended, or has been. */
  readonly at: Match;
}

/** Cards that turn dice show their worth only later, so all their targets are followed up. */
const turnsDice: ReadonlySet<string> = new Set([
  'af.ask.boost',
  'af.ask.slow',
  'af.ask.flip',
  'af.ask.gravity-from',
  'af.ask.gravity-to',
  'af.ask.teleport',
  'af.ask.borrow',
]);

/** What is to be chosen next is an act; asked without working out which there are. */
const isAtAct = ({ table }: Match): boolean => table.position.frames.at(-1)?.step === 'act';

export const stateOf = ({ table }: Match): State => table.state as State;

/** How well a seat stands in a match. */
export function valueOf({ table }: Match, seat: Seat, book: PriceBook): number {
  const { outcome, state } = table.position;
  return outcome ? valueOfEnd(outcome, seat) : evaluate(state as State, seat, book);
}

/**
 * Looks into the most promising position first, and into each only once, however it is reached; until all are known
 * or the nodes are used up. Every way to end the turn that it finds is handed to `found`.
 */
export class TurnSearch {
  readonly #seat: Seat;
  readonly #effort: Effort;
  readonly #found: (end: TurnEnd) => void;
  readonly #frontier = new Frontier<Way>();
  readonly #known = new Set<number>();
  #book: PriceBook = [];
  #left: number;

  constructor(seat: Seat, effort: Effort, found: (end: TurnEnd) => void) {
    this.#seat = seat;
    this.#effort = effort;
    this.#found = found;
    this.#left = effort.nodes;
  }

  /** Returns how many positions were made. */
  run(match: Match): number {
    this.#book = this.#effort.bookFor(stateOf(match).players.length);
    let way: Way | undefined = {
      from: match,
      answers: [],
      before: null,
      value: this.#valueOf(match),
    };
    while (way && this.#left > 0) {
      const at = this.#follow(way);
      for (const on of this.#waysOn({ ...way, from: at, answers: [] }, at)) this.#frontier.push(on, on.value);
      way = this.#frontier.pop();
    }
    // the nodes may be used up before the best end was reached
    if (way?.first !== undefined) this.#found({ first: way.first, value: way.value, at: this.#follow(way) });
    return this.#effort.nodes - this.#left;
  }

  #follow({ from, answers }: Way): Match {
    return answers.reduce((at, answer) => whatIf(at, this.#seat, answer), from);
  }

  /** The ways on from where a way has led so far, through all that the next act has to be pointed at. */
  #waysOn(way: Way, at: Match): Way[] {
    const [question] = at.questions;
    if (!question) return [];
    const { prompt, shape } = question;
    const options = prompt === 'af.ask.act' && shape.kind === 'choose' ? shape.options : null;
    const ways: Way[] = [];
    for (const answer of worthTrying(question, way.before)) {
      if (this.#effort.keepsCards && spends(answer)) continue;
      const first = way.first ?? answer;
      if (answer === 'end-turn') {
        this.#found({ first, value: way.value, at });
        continue;
      }
      const next = whatIf(at, this.#seat, answer);
      this.#left--;
      const before = options && typeof answer === 'string' ? { act: answer, options } : way.before;
      const { from, value } = way;
      const on = { from, answers: [...way.answers, answer], before, first, value };
      if (next.position.outcome || stateOf(next).turn !== this.#seat)
        this.#found({ first, value: this.#valueOf(next), at: next });
      else if (!isAtAct(next)) ways.push(...this.#waysOn(on, next));
      else if (this.#isNew(next)) ways.push({ ...on, value: this.#valueOf(next) });
    }
    const { targets } = this.#effort;
    if (options || turnsDice.has(prompt) || ways.length <= targets) return ways;
    return ways.sort((a, b) => b.value - a.value).slice(0, targets);
  }

  #isNew(match: Match): boolean {
    const before = this.#known.size;
    return this.#known.add(fingerprint(stateOf(match))).size > before;
  }

  #valueOf(match: Match): number {
    return valueOf(match, this.#seat, this.#book);
  }
}
