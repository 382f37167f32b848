import { comingTo, type Seat, wireShape, type ComingQuestion, type WireShape } from '@starboard/engine';
import type { HostedMatch } from '../hosted-match.ts';
import {
  type AnswerAhead,
  asSaid,
  canBeLeft,
  type DroppedAnswers,
  type LeftAnswers,
} from './left-answers.ts';

/** A question that will come, as it goes over the wire. */
export interface ComingPrompt extends Omit<ComingQuestion, 'shape'> {
  readonly shape: WireShape;
}

/** What a player is told of answers they may leave and have left; no other viewer is told anything of it. */
export interface ToldLeft {
  /** Only where no player sits and waits: by mail, and without a clock. */
  readonly coming: readonly ComingPrompt[];
  readonly answers: readonly AnswerAhead[];
  readonly dropped: DroppedAnswers | null;
}

export function toldLeft(hosted: HostedMatch, seat: Seat, { answers, dropped }: LeftAnswers): ToldLeft {
  if (hosted.result) return { coming: [], answers: [], dropped: null };
  const coming = canBeLeft(hosted) ? comingTo(hosted.match, seat) : [];
  return {
    coming: coming.map((each) => ({ ...each, shape: wireShape(each.shape) })),
    // one that is being given is as good as given
    answers: answers.filter(({ to }) => to === undefined).map(asSaid),
    dropped,
  };
}
