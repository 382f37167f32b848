import type { Question, Seat } from '../decisions/question.ts';
import type { Input } from './input.ts';
import { copyPosition } from '../position/copy-position.ts';
import { copy, type Json } from '../position/json.ts';
import type { Match } from './match.ts';
import type { Position } from '../position/position.ts';
import { type AnyGame, questionsOf, take } from './run.ts';
import { Table } from '../game/table.ts';

type AnyTable = Match['table'];

/** A match to think with: what it asks and where it could go back to are worked out when a bot wants to know. */
export class ImaginedMatch implements Match {
  readonly game: AnyGame;
  readonly position: Position;
  readonly table: AnyTable;
  readonly keepsUndo = false;
  since: Input[] = [];
  #questions: readonly Question[] | null;
  #checkpoint: Position | null = null;

  constructor(game: AnyGame, table: AnyTable, questions: readonly Question[] = []) {
    this.game = game;
    this.position = table.position;
    this.table = table;
    this.#questions = questions.length > 0 ? questions : null;
  }

  get questions(): readonly Question[] {
    this.#questions ??= questionsOf(this.game, this.position);
    return this.#questions;
  }

  set questions(questions: readonly Question[]) {
    // at an imagined table none means that they were put off
    this.#questions = questions.length > 0 ? questions : null;
  }

  get checkpoint(): Position {
    this.#checkpoint ??= copyPosition(this.game, this.position);
    return this.#checkpoint;
  }

  set checkpoint(checkpoint: Position) {
    this.#checkpoint = checkpoint;
  }
}

/**
 * The match as it would be if the seat answered so; what search is made of. Costs one copy of the position, because
 * the answer is taken to be one of those asked for, and throws when the rules do.
 */
export function whatIf({ game, table, questions }: Match, seat: Seat, answer: Json): Match {
  const world: AnyTable = new Table(copyPosition(game, table.position), true);
  return new ImaginedMatch(game, world, take(game, world, questions, seat, copy(answer)));
}
