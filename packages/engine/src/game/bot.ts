import type { Pause } from '../decisions/pause.ts';
import type { Seat } from '../decisions/question.ts';
import type { Json } from '../position/json.ts';
import type { Match } from '../match/match.ts';
import type { RandomState } from '../position/random.ts';
import type { AskedWindows } from './table.ts';
import type { Prompt } from '../match/view.ts';

/** What a bot may use: neither the real match nor anything that knows it. */
export interface Means {
  readonly seat: Seat;
  /** Luck of its own, apart from the match's. */
  readonly random: RandomState;
  /**
   * A match the seat could not tell from the real one, with everything hidden dealt anew. It asks in all windows, unless
   * the bot would rather have it ask in fewer: then those pass by themselves, and thinking goes further.
   */
  look(windows?: AskedWindows): Match;
  /** What the game tells its bots without such a look, which is dear; undefined where it has nothing. */
  glance(): object | undefined;
  /** Any legal answer, all alike. */
  draw(): Json;
  /** It has let a while pass, as it said it would (`Pause`), and nothing has happened meanwhile. */
  readonly hasWaited: boolean;
  /** Whether the clock runs where the seat is asked. */
  isTimed(): boolean;
  /** What the game's clock shows as it is asked, in milliseconds: later than in the match, if nothing has happened for a while. */
  now(): number;
}

/** A player that is a program: it is asked, and answers. */
export interface Bot {
  readonly name: string;
  /** To an open question it may say that it waits (`Pause`). */
  decide(prompt: Prompt, means: Means): Json | Pause;
}
