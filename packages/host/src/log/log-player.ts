import {
  type AnyGame,
  type Input,
  latestEvents,
  type Match,
  type Position,
  type Reason,
  reason,
  restoreMatch,
  type SavedMatch,
  savedAsIs,
  submit,
} from '@starboard/engine';
import { type Beginning, begun } from './beginning.ts';
import { RecordTrouble } from './record-trouble.ts';

/** What can be in a match's log: what the engine takes, and going back to the point after an earlier input. */
export type PlayedInput = Input | { readonly takeback: number };

/** An input that has been played, and the match right after it; number 0 is the start itself. */
export interface Played {
  readonly number: number;
  readonly input: PlayedInput | null;
  readonly events: readonly { readonly type: string }[];
  /** Goes on changing with the next input. */
  readonly match: Match;
}

/** For each number that a log goes back to, the number of the input that does so last. */
export type GoneBackTo = ReadonlyMap<number, number>;

export const goneBackTo = (inputs: readonly PlayedInput[]): GoneBackTo =>
  new Map(
    inputs.flatMap((input, index): [number, number][] =>
      'takeback' in input ? [[input.takeback, index + 1]] : [],
    ),
  );

/** A match after so many inputs of its log, as JSON. */
export interface Moment {
  readonly number: number;
  readonly saved: string;
}

/** Plays a log an input at a time, from its start or from a moment of it that was kept. */
export class LogPlayer {
  readonly #goneBackTo: GoneBackTo;
  /** Only what is gone back to is kept, and only as long as that. */
  readonly #kept: Map<number, string>;
  #match: Match;
  #latest: Played;

  private constructor(match: Match, number: number, back: GoneBackTo, kept: Map<number, string>) {
    this.#match = match;
    this.#goneBackTo = back;
    this.#kept = kept;
    this.#latest = { number, input: null, events: latestEvents(match), match };
    this.#keep();
  }

  static atStart(game: AnyGame, beginning: Beginning, back: GoneBackTo): LogPlayer {
    return new LogPlayer(begun(game, beginning), 0, back, new Map());
  }

  /** `earlier`: moments before this one that are still gone back to after it. */
  static from(
    game: AnyGame,
    { number, saved }: Moment,
    back: GoneBackTo,
    earlier: readonly Moment[],
  ): LogPlayer {
    const kept = new Map(earlier.map((moment) => [moment.number, moment.saved]));
    return new LogPlayer(restoreMatch(game, JSON.parse(saved) as SavedMatch), number, back, kept);
  }

  /** The input played last. Of the moment it began from, what happened then is not known unless it was the start. */
  get latest(): Played {
    return this.#latest;
  }

  /** What has been played so far, to begin from another time. */
  get moment(): Moment {
    return { number: this.#latest.number, saved: textOf(this.#match) };
  }

  /** Throws where the rules refuse it; nothing can be played after that. */
  play(input: PlayedInput): Played {
    const number = this.#latest.number + 1;
    if ('takeback' in input) this.#goBack(number, input.takeback);
    else {
      const result = submit(this.#match, input);
      if (!result.accepted) throw refused(number, result.reason);
    }
    this.#latest = { number, input, events: latestEvents(this.#match), match: this.#match };
    this.#keep();
    return this.#latest;
  }

  #goBack(number: number, to: number): void {
    const earlier = this.#kept.get(to);
    if (earlier === undefined || this.#match.position.outcome)
      throw refused(number, reason('engine.nothing-to-undo'));
    this.#match = wentBack(this.#match, JSON.parse(earlier) as SavedMatch);
    if (this.#goneBackTo.get(to) === number) this.#kept.delete(to);
  }

  #keep(): void {
    const { number } = this.#latest;
    if ((this.#goneBackTo.get(number) ?? 0) > number) this.#kept.set(number, textOf(this.#match));
  }
}

/**
 * The match as it was earlier, its way back included, except that chance goes on, so that dice already seen do not
 * come again, and that every seat's decisions are numbered beyond all there were, so that a late answer finds its
 * question gone.
 */
function wentBack({ game, table }: Match, { position, undo }: SavedMatch): Match {
  const { random, decisions } = table.position;
  const further = decisions.map((number, seat) => number + 1 - (position.decisions[seat] ?? 0));
  // nothing was drawn along the way back, so chance is the same at both of its ends
  const goingOn = (then: Position): Position => ({
    ...then,
    random,
    decisions: then.decisions.map((number, seat) => number + (further[seat] ?? 0)),
  });
  return restoreMatch(game, {
    position: goingOn(position),
    undo: undo && { checkpoint: goingOn(undo.checkpoint), since: undo.since },
  });
}

const textOf = (match: Match): string => JSON.stringify(savedAsIs(match));

const refused = (number: number, why: Reason): RecordTrouble =>
  new RecordTrouble('refused-input', { number }, { reason: why });
