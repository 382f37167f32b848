import type { Prompt } from '@starboard/engine';

/** What the player has said already to the question that comes with a use: for which side, for one. */
export interface Following {
  /** The decision in which it was said. */
  readonly after: number;
  readonly choice: string;
}

/** Whether this is that question; any other one is the player's own to answer. */
export const isFollowed = ({ after, choice }: Following, { decision, shape, isWindow }: Prompt): boolean =>
  decision === after + 1 && !isWindow && shape.kind === 'choose' && shape.options.includes(choice);
