import { type Json, type Reason, reason } from '@starboard/engine';
import type { PhraseKey } from '@starboard/protocol';
import type { Wire } from '../../wire/wire.ts';
import { noteToldOf } from '../notices/told-of.ts';
import { offered } from './offered.ts';
import type { Request } from './request-book.ts';
import type { TableState } from './table-state.ts';

/** What a player can do, besides looking. */
export interface TableActs {
  /** Answers the prompt. */
  answer(answer: Json): void;
  stepBack(): void;
  /** Asks the others to take one's latest move back, or answers such a request of theirs. */
  takeback(agree: boolean, answers?: number): void;
  /** Tells the table what to answer from now on. */
  order(orders: Json): void;
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
  readonly ask: (request: Request) => void;
  readonly wire: Wire;
  readonly refuse: (why: Reason) => void;
  readonly putRefusalAway: () => void;
}

/** The acts at a table along a wire. */
export const actsAt = (
  table: string,
  { getState, setState, ask, wire, ...services }: ActServices,
): TableActs => ({
  answer(answer: Json) {
    const { prompt, isSending, wire: way, table: told } = offered(getState());
    if (isSending || way !== 'open') return;
    if (!prompt) return services.refuse(reason('engine.not-asked'));
    // a player who acts has seen what happened before, what was refused, and what came of requests
    setState({ missed: 0, refusal: null });
    if (told?.dropped) noteToldOf(table, told.dropped.version);
    ask({ type: 'act', table, decision: prompt.decision, answer });
  },
  stepBack() {
    const { canUndo, isSending } = offered(getState());
    if (canUndo && !isSending) ask({ type: 'undo', table });
  },
  takeback: (agree, answers) => ask({ type: 'takeback', table, agree, answers }),
  order: (orders) => ask({ type: 'orders', table, orders }),
  resign: () => ask({ type: 'resign', table }),
  voteEnd: (agree, answers) => ask({ type: 'vote-end', table, agree, answers }),
  say: (line) => ask({ type: 'chat', table, ...line }),
  putRefusalAway: services.putRefusalAway,
  putMissedAway: () => setState({ missed: 0 }),
  tryNow: () => wire.tryNow(),
});
