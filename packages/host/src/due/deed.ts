import type { Input, Seat } from '@starboard/engine';
import type { BotQuestion } from '../bots/bot-questions.ts';
import type { PresenceInput } from '../coming-and-going.ts';
import type { EarlyResult, MatchResult } from '../ending/match-result.ts';
import type { Giving } from '../left-answers/giving.ts';
import type { SeatAnswer } from './seat-answer.ts';

/** Something that a host is to do by itself; how, with which timers, queues and threads, is its own affair. */
export type Deed =
  | Errand
  /** The match is over: its table is to say so. Comes alone. */
  | { readonly what: 'close'; readonly result: MatchResult }
  /** The players have ended it. Comes alone. */
  | { readonly what: 'end'; readonly over: EarlyResult }
  /** It is to be laid down, or woken up, for who is there. Comes alone. */
  | { readonly what: 'rest' }
  /** Rules that wait for players are told that one has gone or is back; that one has gone, after a moment. */
  | { readonly what: 'tell'; readonly input: PresenceInput }
  /** A bot is asked in real time, at a pace of its own for as long as it is. */
  | { readonly what: 'pace'; readonly question: BotQuestion };

/** One that is done for itself, beside all else that is due. */
export type Errand =
  /** A bot is asked; what it says may be given after so many milliseconds. */
  | { readonly what: 'ask'; readonly question: BotQuestion; readonly wait: number }
  | AnswerDeed
  /** What a player has left is to be kept so, and the answer given if there is one. */
  | { readonly what: 'give'; readonly seat: Seat; readonly giving: Giving }
  /** The game hears its clock. */
  | { readonly what: 'tick'; readonly input: Input }
  /** A bot plays on for a player who is gone. */
  | { readonly what: 'stand-in'; readonly seat: Seat };

/** That is answered in a seat's name, after so many milliseconds: by an order, by a clock, or for a bot without a choice. */
export interface AnswerDeed {
  readonly what: 'answer';
  readonly input: SeatAnswer;
  readonly by: 'bot' | 'order' | 'clock';
  readonly wait: number;
}
