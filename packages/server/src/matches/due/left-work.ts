import { decisionOf, type Seat } from '@starboard/engine';
import {
  type AnswerAhead,
  answerId,
  type Asked,
  givingNow,
  leaveAnswers,
  type LeftAnswers,
  nothingLeft,
} from '@starboard/host';
import type { TableRecord } from '../../lobby/table-record.ts';
import { Refused } from '../../refused.ts';
import type { Store } from '../../store/store.ts';
import { keepLeft, leftAt } from '../requests/left-answers.ts';
import type { LiveMatch } from '../room/live-match.ts';

/** The room it is done in. */
interface Place {
  readonly id: string;
  readonly table: TableRecord;
  ask(asked: Asked): Promise<unknown>;
  visit<T>(look: (live: LiveMatch) => T | Promise<T>): Promise<T>;
  /** What a seat has left is different now. */
  leftChanged(): Promise<void>;
}

/** Answers that players of a table have left: kept as the database has them, given when their questions come. */
export class LeftWork {
  readonly #store: Store;
  readonly #place: Place;
  /** As the database has them. */
  #rows: ReadonlyMap<Seat, string> = new Map();
  #all: ReadonlyMap<Seat, LeftAnswers> = new Map();
  /** One change after the other. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(store: Store, place: Place) {
    this.#store = store;
    this.#place = place;
  }

  async read(): Promise<void> {
    this.#rows = await leftAt(this.#store, this.#place.id);
    this.#all = new Map(Array.from(this.#rows, ([seat, row]) => [seat, JSON.parse(row) as LeftAnswers]));
  }

  /** What each seat has left. */
  get all(): ReadonlyMap<Seat, LeftAnswers> {
    return this.#all;
  }

  of(seat: Seat): LeftAnswers {
    return this.#all.get(seat) ?? nothingLeft;
  }

  /** Keeps what a player leaves who has seen everything up to message `n`. */
  leave(seat: Seat, n: number, answers: readonly AnswerAhead[]): Promise<void> {
    return this.#inTurn(async () => {
      await this.read();
      const before = this.of(seat);
      const after = await this.#place.visit((live) => {
        const left = leaveAnswers(live, seat, before, answers);
        if ('refused' in left) throw new Refused(400, left.refused);
        // they would depend on something their player has not seen
        if (live.told[live.indexOf(seat)] !== n) throw new Refused(409, 'server.match.moved-on');
        return left;
      });
      if (!(await this.#keep(seat, after))) throw new Refused(409, 'server.table.busy');
      await this.#place.leftChanged();
    });
  }

  /** Gives what is to be given now. It is written down before, so that no node gives it again later. */
  give(): Promise<void> {
    return this.#inTurn(async () => {
      const givings = await this.#place.visit((live) =>
        Array.from(this.#all, ([seat, before]) => {
          const request = answerId(seat, decisionOf(live.match, seat));
          return { seat, before, request, ...givingNow(live, this.#place.table, seat, before) };
        }),
      );
      let hasChanged = false;
      for (const { seat, before, left, input, request } of givings) {
        const isChanged = left !== before;
        if (isChanged && !(await this.#keep(seat, left))) {
          // another node was first, or the player has changed their mind
          await this.read();
          continue;
        }
        hasChanged ||= isChanged;
        if (input) await this.#place.ask({ input, by: 'order', seat, request });
      }
      if (hasChanged) await this.#place.leftChanged();
    });
  }

  async #keep(seat: Seat, after: LeftAnswers): Promise<boolean> {
    const before = this.#rows.get(seat) ?? null;
    const isKept = await keepLeft(this.#store, this.#place.id, seat, { before, after });
    if (!isKept) return false;
    this.#rows = new Map(this.#rows).set(seat, JSON.stringify(after));
    this.#all = new Map(this.#all).set(seat, after);
    return true;
  }

  #inTurn<T>(act: () => Promise<T>): Promise<T> {
    const next = this.#turn.then(act);
    this.#turn = next.catch(() => undefined);
    return next;
  }
}
