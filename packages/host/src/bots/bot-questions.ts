import { decisionOf, type Json, onlyAnswer, questionTo, type Seat, seatsAsked } from '@starboard/engine';
import type { HostedMatch } from '../hosted-match.ts';
import type { Seating } from '../seat-holder.ts';
import { botAt, hasBots } from './bot-at.ts';

/** A bot is asked. */
export interface BotQuestion {
  readonly match: string;
  readonly seat: Seat;
  readonly decision: number;
  /** In real time, where one decision takes many answers: which of them. */
  readonly turn?: number;
  /** It has waited with its answer since that entry of the log. */
  readonly waitedSince?: number;
}

const noQuestions: readonly BotQuestion[] = [];

/** Bots that are asked now. They say nothing where only others are waited for. */
export function botQuestions(hosted: HostedMatch, table: Seating): readonly BotQuestion[] {
  // asked after every input, and at many tables no bot plays
  if (!hasBots(table)) return noQuestions;
  const questions: BotQuestion[] = [];
  for (const seat of seatsAsked(hosted.match))
    if (botAt(table, seat) !== null && !questionTo(hosted.match, seat)?.isOptional)
      questions.push({ match: hosted.id, seat, decision: decisionOf(hosted.match, seat) });
  return questions;
}

/** What a bot answers that has no choice: its host does so for it. Undefined where it is to be asked. */
export function onlyBotAnswer({ match }: HostedMatch, { seat }: BotQuestion): Json | undefined {
  const question = questionTo(match, seat);
  return question && onlyAnswer(question.shape);
}
