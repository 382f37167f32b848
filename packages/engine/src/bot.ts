import type { Seat } from './decisions/question.ts';
import type { Json } from './json.ts';
import type { Match } from './match.ts';
import type { RandomState } from './random.ts';
import type { Prompt } from './view.ts';

/** Somebody who can be asked. */
export interface Bot {
  readonly name: string;
  /**
   * Answers a prompt. `look` gives a match the bot's seat could not tell from the real one, with everything
   * hidden dealt anew; neither the real match nor anything that knows it is ever handed out. `draw` gives any legal
   * answer, all alike, without such a look.
   */
  decide(prompt: Prompt, look: () => Match, random: RandomState, seat: Seat, draw: () => Json): Json;
}
