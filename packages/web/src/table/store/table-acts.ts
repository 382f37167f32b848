import { type Json, type Reason, reason } from '@starboard/engine';
import type { Later } from '@starboard/host';
import type { AnswerAhead, PhraseKey } from '@starboard/protocol';
import type { Wire } from '../../wire/wire.ts';
import { noteToldOf } from '../notices/told-of.ts';
import { offered } from './offered.ts';
import type { Request } from './request-book.ts';
import type { TableState } from './table-state.ts';
import { isUnderWay, whyWaits } from './under-way.ts';

/** What a player can do, besides looking. */
export interface TableActs {
  /**
   * Answers the prompt; an open question again and again, without waiting for what comes of it.
   * `later`: lets a moment pass, and answers so in one that the prompt told is ahead.
   */
  answer(answer: Json, later?: Later): void;
  /** Holds the moment to react in that is passing. */
  wait(): void;
  stepBack(): void;
  /** Asks the others to take one's latest move back, or answers such a request of theirs. */
  takeback(agree: boolean, answers?: number): void;
  /** Tells the table what to answer from now on. */
  order(orders: Json): void;
  /** Leaves answers to questions that have not come yet, in place of those left before. */
  leave(answers: readonly AnswerAhead[]): void;
  resign(): void;
  voteEnd(agree: boolean, answers?: number): void;
  say(line: { readonly text: string } | { readonly phrase: PhraseKey }): void;
  putRefusalAway(): void;
  putMissedAway(): void;
  /** Tries to reach the server now rather than later. */
  tryNow(): void;
}

/** What acts need of the table's store. */
interface ActServices {
  readonly getState: () => TableState;
  readonly setState: (changes: Partial<TableState>) => void;
  readonly ask: (request: Request, isOpen?: boolean) => void;
  readonly wire: Wire;
  readonly refuse: (why: Reason | null) => void;
  readonly putRefusalAway: () => void;
}

/** The acts at a table along a wire. */
export const actsAt = (
  table: string,
  { getState, setState, ask, wire, ...services }: ActServices,
): TableActs => ({
  answer(answer, later) {
    const state = offered(getState());
    const { prompt, table: told } = state;
    if (state.wire !== 'open' || isUnderWay(state, answer)) return;
    const why = whyWaits(state) ?? (prompt ? null : reason('engine.not-asked'));
    if (why || !prompt) return services.refuse(why);
    // a player who acts has seen what happened before, what was refused, and what came of requests
    setState({ missed: 0, refusal: null });
    if (told?.dropped) noteToldOf(table, told.dropped.version);
    const act = { type: 'act', table, decision: prompt.decision, answer, ...(later && { later }) } as const;
    ask(act, prompt.shape.kind === 'open');
  },
  wait: () => ask({ type: 'hold', table, on: true }),
  stepBack() {
    const { canUndo, pending } = offered(getState());
    if (canUndo && pending.length === 0) ask({ type: 'undo', table });
  },
  takeback: (agree, answers) => ask({ type: 'takeback', table, agree, answers }),
  order: (orders) => ask({ type: 'orders', table, orders }),
  leave: (answers) => ask({ type: 'leave', table, n: getState().latest.n, answers: [...answers] }),
  resign: () => ask({ type: 'resign', table }),
  voteEnd: (agree, answers) => ask({ type: 'vote-end', table, agree, answers }),
  say: (line) => ask({ type: 'chat', table, ...line }),
  putRefusalAway: services.putRefusalAway,
  putMissedAway: () => setState({ missed: 0 }),
  tryNow: () => wire.tryNow(),
});
