import type { AnyGame, Question } from '@starboard/engine';
import { goneBackTo, type GoneBackTo, MatchMoments, type Played } from '@starboard/host';
import type { MatchFile } from '@starboard/records';

/** A saved match at one of its steps. */
export interface Shot extends Played {
  /** What was asked before it. */
  readonly asked: readonly Question[];
}

/** A saved match that is wound to any of its steps; none of them is played from the start again. */
export class Reel {
  readonly file: MatchFile;
  readonly game: AnyGame;
  readonly #back: GoneBackTo;
  readonly #kept = new MatchMoments();

  constructor(file: MatchFile, game: AnyGame) {
    this.file = file;
    this.game = game;
    this.#back = goneBackTo(file.inputs);
  }

  at(step: number): Shot {
    const { file } = this;
    // what happened at a step is known from playing it
    const player = this.#kept.playerBefore(this.game, file, this.#back, Math.max(step - 1, 0));
    let asked: readonly Question[] = [];
    this.#kept.keep(player, this.#back);
    for (const input of file.inputs.slice(player.latest.number, step)) {
      asked = player.latest.match.questions;
      player.play(input);
      this.#kept.keep(player, this.#back);
    }
    return { ...player.latest, asked };
  }
}
