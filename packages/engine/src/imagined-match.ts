import type { Question, Seat } from './decisions/question.ts';
import type { Input } from './input.ts';
import { copy, type Json } from './json.ts';
import type { Match } from './match.ts';
import type { Position } from './position.ts';
import { type AnyGame, questionsOf, take } from './run.ts';
import { Table } from './table.ts';

type AnyTable = Match['table'];

/** A match to think with: what it asks and where it could go back to are worked out when somebody wants to know. */
export class ImaginedMatch implements Match {
  readonly game: AnyGame;
  readonly table: AnyTable;
  readonly keepsUndo = false;
  since: Input[] = [];
  #questions: readonly Question[] | null;
  #checkpoint: Position | null = null;

  constructor(game: AnyGame, table: AnyTable, questions: readonly Question[] = []) {
    this.game = game;
    this.table = table;
    this.#questions = questions.length > 0 ? questions : null;
  }

  get questions(): readonly Question[] {
    this.#questions ??= questionsOf(this.game, this.table.position);
    return this.#questions;
  }

  set questions(questions: readonly Question[]) {
    // at an imagined table none means that they were put off
    this.#questions = questions.length > 0 ? questions : null;
  }

  get checkpoint(): Position {
    this.#checkpoint ??= copy(this.table.position);
    return this.#checkpoint;
  }

  set checkpoint(checkpoint: Position) {
    this.#checkpoint = checkpoint;
  }
}

/** A position to change at will, without a match around it yet. */
export function imaginedPosition(game: AnyGame, position: Position): Position {
  const { state, random } = position;
  return {
    game: position.game,
    format: position.format,
    seats: position.seats,
    state: game.copyState ? game.copyState(state) : copy(state),
    frames: position.frames.map(({ proc, step, locals }) => ({ proc, step, locals: copy(locals) })),
    random: random.loaded ? copy(random) : { seed: random.seed, drawn: { ...random.drawn } },
    decisions: position.decisions.slice(),
    isWaiting: position.isWaiting,
    answered: copy(position.answered),
    now: position.now,
    outcome: copy(position.outcome),
  };
}

/**
 * The match as it would be if the seat answered so; what search is made of. Costs one copy of the position, because
 * the answer is taken to be one of those asked for, and throws when the rules do.
 */
export function whatIf({ game, table, questions }: Match, seat: Seat, answer: Json): Match {
  const world: AnyTable = new Table(imaginedPosition(game, table.position), true);
  return new ImaginedMatch(game, world, take(game, world, questions, seat, copy(answer)));
}
