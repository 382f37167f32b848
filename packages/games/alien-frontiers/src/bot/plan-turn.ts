import { below, type Json, type Match, type RandomState, type Seat, whatIf } from '@starboard/engine';
import type { State } from '../rules/state.ts';
import { evaluate, valueOfEnd } from './evaluate.ts';
import { Frontier } from './frontier.ts';
import { positionKey } from './position-key.ts';
import type { Weights } from './weights.ts';
import { type Before, worthTrying } from './worth-trying.ts';

export interface Thinking {
  /** How many positions may be made. */
  readonly nodes: number;
  /** Of the targets of one act, how many are followed up. */
  readonly targets: number;
  readonly weights: Weights;
  /** How far the end of a turn may be misjudged, either way. */
  readonly blur?: number;
}

/** A way to a position in which the next act is to be chosen. Kept instead of the position, which is large. */
interface Way {
  readonly from: Match;
  readonly answers: readonly Json[];
  /** The latest act on the way. */
  readonly before: Before | null;
  /** The answer to give now for getting there; only the way to where we are has none. */
  readonly first?: Json;
  readonly value: number;
}

const actPrompt = 'af.ask.act';

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

/** The first answer on the way to the best end of this turn that can be found. */
export const planTurn = (match: Match, seat: Seat, thinking: Thinking, luck: RandomState): Json | undefined =>
  new TurnSearch(seat, thinking, luck).answerAt(match);

/**
 * Looks into the most promising position first, and into each only once, however it is reached; until all are known
 * or the nodes are used up.
 */
class TurnSearch {
  readonly #seat: Seat;
  readonly #thinking: Thinking;
  readonly #luck: RandomState;
  readonly #frontier = new Frontier<Way>();
  readonly #known = new Set<string>();
  #left: number;
  #best: Json | undefined;
  #most = Number.NEGATIVE_INFINITY;

  constructor(seat: Seat, thinking: Thinking, luck: RandomState) {
    this.#seat = seat;
    this.#thinking = thinking;
    this.#luck = luck;
    this.#left = thinking.nodes;
  }

  answerAt(match: Match): Json | undefined {
    let way: Way | undefined = { from: match, answers: [], before: null, value: this.#valueOf(match) };
    while (way && this.#left > 0) {
      const at: Match = way.answers.reduce((from, answer) => whatIf(from, this.#seat, answer), way.from);
      for (const on of this.#waysOn({ ...way, from: at, answers: [] }, at)) this.#frontier.push(on, on.value);
      way = this.#frontier.pop();
    }
    // the nodes may be used up before the best end was reached
    if (way?.first !== undefined) this.#consider(way.first, way.value);
    return this.#best;
  }

  /** The ways on from where a way has led so far, through whatever the next act has to be pointed at. */
  #waysOn(way: Way, at: Match): Way[] {
    const [question] = at.questions;
    if (!question) return [];
    const { prompt, shape } = question;
    const options = prompt === actPrompt && shape.kind === 'choose' ? shape.options : null;
    const ways: Way[] = [];
    for (const answer of worthTrying(question, way.before)) {
      const first = way.first ?? answer;
      if (answer === 'end-turn') {
        this.#consider(first, this.#valueOf(at));
        continue;
      }
      const next = whatIf(at, this.#seat, answer);
      this.#left--;
      const before = options && typeof answer === 'string' ? { act: answer, options } : way.before;
      const value = this.#valueOf(next);
      const on = { from: way.from, answers: [...way.answers, answer], before, first, value };
      if (next.questions[0]?.seat !== this.#seat) this.#consider(first, value);
      else if (next.questions[0].prompt !== actPrompt) ways.push(...this.#waysOn(on, next));
      else if (this.#isNew(next)) ways.push(on);
    }
    const { targets } = this.#thinking;
    if (options || turnsDice.has(prompt) || ways.length <= targets) return ways;
    return ways.sort((a, b) => b.value - a.value).slice(0, targets);
  }

  #isNew(match: Match): boolean {
    const before = this.#known.size;
    return this.#known.add(positionKey(match.table.state as State)).size > before;
  }

  #valueOf({ table }: Match): number {
    const { outcome, state } = table.position;
    if (outcome) return valueOfEnd(outcome, this.#seat);
    return evaluate(state as State, this.#seat, this.#thinking.weights);
  }

  #consider(first: Json, value: number): void {
    const { blur = 0 } = this.#thinking;
    const seen = blur === 0 ? value : value + (blur * (below(this.#luck, 'blur', 2001) - 1000)) / 1000;
    if (seen > this.#most) [this.#best, this.#most] = [first, seen];
  }
}
