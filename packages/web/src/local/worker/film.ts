import type { AnyGame, Viewer } from '@starboard/engine';
import {
  type Beginning,
  type GoneBackTo,
  goneBackTo,
  isToldAlike,
  LogPlayer,
  MatchMoments,
  pictureOf,
  type PlayedInput,
  playedInputs,
  Retelling,
  type StepEntry,
  textOf,
} from '@starboard/host';
import { timeAxis } from './time-axis.ts';

/** In bytes: as much as is kept of a match on its way, so that going back is not playing from the start. */
const mostKept = 8 * 1024 * 1024;

/** What a match that is over is played from. */
export interface Recorded {
  readonly game: AnyGame;
  readonly beginning: Beginning;
  readonly log: readonly StepEntry[];
  /** What happened before the first entry, where that was kept. */
  readonly dealt?: StepEntry['events'] | undefined;
  readonly startedAt: number;
}

/**
 * A match in real time that is over, played again as it is looked at: all that happened is told at once, a picture only
 * for the moments that are shown. Playing on from the picture before costs what happened in between.
 */
export class Film {
  readonly #recorded: Recorded;
  readonly #viewer: Viewer;
  readonly #inputs: readonly PlayedInput[];
  readonly #back: GoneBackTo;
  readonly #moments = new MatchMoments(mostKept);
  readonly #dealt: StepEntry['events'];
  #player: LogPlayer | null = null;
  /** The first step that today's rules tell otherwise. */
  #differsAt = Number.POSITIVE_INFINITY;

  constructor(recorded: Recorded, viewer: Viewer) {
    this.#recorded = recorded;
    this.#viewer = viewer;
    this.#inputs = playedInputs(recorded.log);
    this.#back = goneBackTo(this.#inputs);
    this.#dealt = recorded.dealt ?? this.#dealtAnew();
  }

  /** All steps without pictures, and when each is on the time axis: the text of a `FilmScript`. */
  text(head: object): string {
    const { game, log, startedAt } = this.#recorded;
    const wish = { viewer: this.#viewer, from: 0, to: 0, startedAt };
    const steps = new Retelling(wish, this.#dealt).textOf(game, log);
    const axis = JSON.stringify(timeAxis(log));
    return `{"replay":${JSON.stringify(head)},"steps":${steps},"axis":${axis}}`;
  }

  /** The whole picture after a step, as JSON; null where the rules have changed since. */
  still(step: number): string {
    const number = Math.min(step, this.#inputs.length);
    try {
      const player = this.#playedTo(number);
      return player ? textOf(pictureOf(player.latest.match, this.#viewer)) : 'null';
    } catch {
      // today's rules refuse what was played then, or fail over it
      this.#differsAt = Math.min(this.#differsAt, number);
      this.#player = null;
      return 'null';
    }
  }

  /** What the start told where it was not kept: the first entry has to vouch for it. */
  #dealtAnew(): StepEntry['events'] {
    const { game, beginning } = this.#recorded;
    if (this.still(1) === 'null') this.#differsAt = 0;
    return this.#differsAt === 0 ? [] : LogPlayer.atStart(game, beginning, this.#back).latest.events;
  }

  #playedTo(number: number): LogPlayer | null {
    if (number >= this.#differsAt) return null;
    const player = this.#playerBefore(number);
    while (player.latest.number < number) {
      const { events } = player.play(this.#inputs[player.latest.number] as PlayedInput);
      const at = player.latest.number;
      if (!isToldAlike(events, this.#recorded.log[at - 1]?.events ?? [])) {
        this.#differsAt = at;
        this.#player = null;
        return null;
      }
      this.#moments.keep(player, this.#back);
    }
    return player;
  }

  #playerBefore(number: number): LogPlayer {
    const { game, beginning } = this.#recorded;
    if (this.#player && this.#player.latest.number <= number) return this.#player;
    this.#player = this.#moments.playerBefore(game, beginning, this.#back, number);
    return this.#player;
  }
}
