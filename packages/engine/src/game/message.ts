import type { Question, Seat } from '../decisions/question.ts';
import type { Viewer } from './game.ts';
import type { Reason } from './reason.ts';

/** Something to say, without the words: a key of the message catalogues and what goes into its gaps. */
export interface Message {
  readonly key: string;
  readonly params?: Readonly<Record<string, MessageParam>>;
}

/** A seat is said by its player's name, a list as the language lists things. */
export type MessageParam = string | number | Message | { readonly seat: Seat } | readonly MessageParam[];

/** A part of the table, or of the rules, in words. */
export interface TextSection {
  readonly title: Message;
  readonly lines: readonly Message[];
}

/** How a game puts what happens into messages; shared by every kind of table. */
export interface GameText<
  Event extends { readonly type: string } = { readonly type: string },
  View extends object = object,
> {
  prompt(prompt: string, params?: Question['params']): Message;
  option(prompt: string, key: string): Message;
  /** Null for events that are only there for the eye. */
  event(event: Event): Message | null;
  reason(reason: Reason): Message;
  /** What an answer that is left beforehand is made to depend on, by the name the game gives it. */
  given?(given: string): Message;
  /** The whole table as a viewer knows it: for players who hear it, and for screens that draw none of it. */
  asText?(view: View, viewer: Viewer): readonly TextSection[];
  /** What can be looked up while playing. */
  rules?(): readonly TextSection[];
}
