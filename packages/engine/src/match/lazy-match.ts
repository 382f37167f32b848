import type { Question } from '../decisions/question.ts';
import { copyPosition } from '../position/copy-position.ts';
import type { Position } from '../position/position.ts';
import { type Asked, questionsOf } from './asked.ts';
import type { Input } from './input.ts';
import type { Match } from './match.ts';
import type { AnyGame, AnyTable } from './step-of.ts';

/** A match that works out what it asks, and copies where it could go back to, only when that is wanted. */
export class LazyMatch implements Match {
  readonly game: AnyGame;
  readonly position: Position;
  readonly table: AnyTable;
  readonly keepsUndo: boolean;
  since: Input[] = [];
  #asked: Asked;
  #checkpoint: Position | null = null;

  constructor(game: AnyGame, table: AnyTable, asked: Asked, keepsUndo = false) {
    this.game = game;
    this.position = table.position;
    this.table = table;
    this.keepsUndo = keepsUndo;
    this.#asked = asked;
  }

  get questions(): readonly Question[] {
    this.#asked ??= questionsOf(this.game, this.position);
    return this.#asked;
  }

  set questions(asked: Asked) {
    this.#asked = asked;
  }

  get checkpoint(): Position {
    this.#checkpoint ??= copyPosition(this.game, this.position);
    return this.#checkpoint;
  }

  set checkpoint(checkpoint: Position) {
    this.#checkpoint = checkpoint;
  }
}
