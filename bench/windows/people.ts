import { askBot, botByName, luckFor, meansOf, randomBot } from '@starboard/bots';
import { cosmicEncounter } from '@starboard/cosmic-encounter';
import {
  decisionOf,
  equal,
  type Input,
  isPause,
  isWindow,
  type Json,
  type Pause,
  type Question,
  type RandomState,
  saveMatch,
  type Seat,
  startMatch,
} from '@starboard/engine';
import { type Asked, dueTick, HostedMatch, orderedInputs, type Pace, timeRun } from '@starboard/host';
import { reacting, thinksFor } from './human-pace.ts';

/** Milliseconds from the destiny card to the outcome, and how many of them passed while no player was about to act. */
interface PlayedEncounter {
  readonly lasted: number;
  readonly waited: number;
}

/** What a player is about to do. */
interface Plan {
  readonly since: number;
  readonly at: number;
  readonly answer: Json;
}

/** What happens next at the table, and when. */
interface Next {
  readonly at: number;
  readonly happens: () => void;
}

const person = { kind: 'person', account: 'ann', name: 'Ann', isReady: true } as const;
const noOrders: ReadonlyMap<Seat, Json> = new Map();
const mostSteps = 20_000;

const thinker = botByName('normal', cosmicEncounter) ?? randomBot;

/** A match of people who know the game and have left the usual orders, in virtual time; bots think for them. */
class People {
  readonly encounters: PlayedEncounter[] = [];
  readonly #table: { readonly seats: readonly (typeof person)[] };
  readonly #hosted: HostedMatch;
  readonly #luck: RandomState;
  readonly #plans = new Map<string, Plan | null>();
  #now = 0;
  /** When the destiny card of this encounter was drawn; null before that. */
  #drawnAt: number | null = null;
  #waited = 0;

  constructor(seats: number, pace: Pace, seed: string) {
    this.#table = { seats: Array.from({ length: seats }, () => person) };
    this.#luck = luckFor(seed);
    const saved = saveMatch(startMatch(cosmicEncounter, { seats, seed, options: { flares: 'standard' } }));
    const told = Array.from({ length: seats + 1 }, () => 0);
    const stored = { id: seed, seq: 0, saved, savedSeq: 0, told, clock: null };
    this.#hosted = new HostedMatch(cosmicEncounter, stored, { recent: [], pace, latestAt: 0, viewers: [] });
  }

  play(): void {
    for (let steps = 0; !this.#hosted.outcome && steps < mostSteps; steps++) this.#goOn();
  }

  #goOn(): void {
    const hosted = this.#hosted;
    timeRun(hosted, this.#table, noOrders);
    const [ordered] = orderedInputs(hosted, this.#table, noOrders);
    if (ordered) return this.#takes(ordered.seat, ordered.answer, 'order');
    const { questions } = hosted.match;
    const plans = new Map(questions.map((question) => [question.seat, this.#planFor(question)]));
    const next = [
      ...questions.flatMap((question) => this.#nextOf(question, plans.get(question.seat))),
      ...this.#bell(),
    ];
    const [first] = next.toSorted((one, other) => one.at - other.at);
    if (!first) throw new Error('the table waits for no player and no clock');
    const at = Math.max(first.at, this.#now);
    if (questions.every(isWindow) && [...plans.values()].every((plan) => !plan))
      this.#waited += at - this.#now;
    this.#now = at;
    first.happens();
  }

  /** What the player of the seat will answer, and when; null where the moment passes, or others are waited for. */
  #planFor(question: Question): Plan | null {
    const { match, seq } = this.#hosted;
    const { seat, prompt, shape } = question;
    const open = shape.kind === 'open' ? seq : '';
    const key = `${seat} ${decisionOf(match, seat)} ${open}`;
    const known = this.#plans.get(key);
    if (known !== undefined) return known;
    const answer = this.#thinks(seat);
    const isAct = !isPause(shape, answer) && !(isWindow(question) && equal(answer, question.timeout));
    const takes = isWindow(question) ? reacting.acts : thinksFor(prompt, this.#luck);
    const plan = isAct ? { since: this.#now, at: this.#now + takes, answer: answer as Json } : null;
    this.#plans.set(key, plan);
    return plan;
  }

  #thinks(seat: Seat): Json | Pause {
    const { match } = this.#hosted;
    const means = meansOf(match, seat, this.#luck, true);
    return askBot(thinker, match, seat, this.#luck, means);
  }

  /** A moment passes at its time, unless its player has something to do there: then they hold it, and act. */
  #nextOf(question: Question, plan: Plan | null | undefined): readonly Next[] {
    const { seat, timeout } = question;
    const hosted = this.#hosted;
    const due = isWindow(question) ? hosted.dueOf(seat) : null;
    if (plan) {
      const isTooLate = due !== null && due <= plan.at;
      const holds = {
        at: Math.min(plan.since + reacting.holds, due ?? 0),
        happens: () => void hosted.hold(seat, true),
      };
      const acts = { at: plan.at, happens: () => this.#takes(seat, plan.answer, 'person') };
      return [isTooLate && !hosted.run.holders.includes(seat) ? holds : acts];
    }
    if (due === null) return [];
    return [{ at: due, happens: () => this.#takes(seat, timeout ?? null, 'clock') }];
  }

  /** The game's own clock: talks last a minute. */
  #bell(): readonly Next[] {
    const hosted = this.#hosted;
    const at = hosted.wakesAt;
    const input = at === null ? null : dueTick(hosted, at);
    if (at === null || !input) return [];
    return [{ at, happens: () => this.#enters({ input, by: 'clock', seat: null, request: null }) }];
  }

  #takes(seat: Seat, answer: Json, by: 'person' | 'order' | 'clock'): void {
    const decision = decisionOf(this.#hosted.match, seat);
    const input = this.#hosted.stamped({ seat, decision, answer }, this.#now);
    this.#enters({ input, by, seat, request: null });
  }

  #enters(asked: Asked<Input>): void {
    const taken = this.#hosted.take(asked, this.#now);
    if ('refused' in taken) throw taken.error ?? new Error(taken.refused.key);
    for (const { type } of taken.entry.events) this.#counts(type);
  }

  #counts(event: string): void {
    if (event === 'encounterStarted') this.#drawnAt = null;
    if (event === 'destinyDrawn' && this.#drawnAt === null) {
      this.#drawnAt = this.#now;
      this.#waited = 0;
    }
    if (event !== 'encounterEnded' || this.#drawnAt === null) return;
    this.encounters.push({ lasted: this.#now - this.#drawnAt, waited: this.#waited });
    this.#drawnAt = null;
  }
}

/** The encounters of a match that people play at a human pace. */
export function playedByPeople(seats: number, pace: Pace, seed: string): readonly PlayedEncounter[] {
  const people = new People(seats, pace, seed);
  people.play();
  return people.encounters;
}
