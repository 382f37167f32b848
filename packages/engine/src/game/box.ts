import type { Message } from './message.ts';
import type { OptionValue } from './options.ts';

/** What an option can be set to, in words. */
export interface OptionValueText {
  readonly value: OptionValue;
  readonly name: Message;
  /** What is played then, where the name does not say it all. */
  readonly about?: Message;
}

/** An option of a game in words. */
export interface OptionText {
  readonly id: string;
  readonly name: Message;
  /** What it settles, for a player who has never met the question. */
  readonly about: Message;
  /** Every value, the default first. */
  readonly values: readonly OptionValueText[];
  /** It settles how long a match takes. */
  readonly isLength?: true;
}

/** What a seat's colour is called: which shade that is, the settings of the screen decide. */
export type SeatColour = 'orange' | 'blue' | 'green' | 'yellow' | 'red' | 'purple';

/** What is printed on a game's box: what a shelf needs before the rules are loaded. */
export interface GameBox {
  readonly id: string;
  /** `usual`: for how many a table is set, unless its owner wants otherwise. */
  readonly seats: { readonly min: number; readonly max: number; readonly usual?: number };
  /** The bots it is played against, the weakest first. */
  readonly bots: readonly string[];
  /** The characters that each of them may have; without one it is even-tempered (`bot-name.ts`). */
  readonly characters?: readonly string[];
  /** It is played in real time: a match that is over is a film. */
  readonly isInRealTime?: true;
  /** The colours of its seats, where its texts call them by those; the usual ones if nothing is said. */
  readonly seatColours?: readonly SeatColour[];
}

/** An option as games call theirs: `<prefix>.option.<id>`, `.about`, and a key for every value. */
export const optionText = (prefix: string, id: string, values: readonly OptionValue[]): OptionText => ({
  id,
  name: { key: `${prefix}.option.${id}` },
  about: { key: `${prefix}.option.${id}.about` },
  values: values.map((value) => ({ value, name: { key: `${prefix}.option.${id}.${value}` } })),
});
