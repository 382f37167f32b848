import type { Json } from '@starboard/engine';
import type { PhraseKey } from '@starboard/protocol';

/** What somebody at a table can do, besides looking. */
export interface TableActs {
  /** Answers the prompt. */
  answer(answer: Json): void;
  stepBack(): void;
  /** Asks the others to take one's latest move back, or answers such a request. */
  takeback(agree: boolean): void;
  resign(): void;
  voteEnd(agree: boolean): void;
  say(line: { readonly text: string } | { readonly phrase: PhraseKey }): void;
  putRefusalAway(): void;
  putMissedAway(): void;
  /** Tries to reach the server now rather than later. */
  tryNow(): void;
}
