import { below, type RandomState } from '@starboard/engine';

type Range = readonly [least: number, most: number];

/**
 * How long players who know the game take for what they are asked, in milliseconds. Where two are asked at once, they
 * think at once.
 */
const thinking: Readonly<Record<string, Range>> = {
  'ce.ask.aim': [2_000, 4_000],
  'ce.ask.send-ships': [2_000, 4_000],
  'ce.ask.invite': [2_000, 4_000],
  'ce.ask.ally': [2_000, 4_000],
  'ce.ask.select': [3_000, 5_000],
  // an offer is put together, or weighed
  'ce.ask.deal': [6_000, 10_000],
};

/** Everything else: what a power asks, compensation, rewards, ships on their way home. */
const usual: Range = [2_000, 4_000];

/** In a moment that would pass: from when it opens until the hand lies on it, and until it is clear what to do. */
export const reacting = { holds: 700, acts: 3_000 };

export function thinksFor(prompt: string, luck: RandomState): number {
  const [least, most] = thinking[prompt] ?? usual;
  return least + below(luck, 'thinking', most - least + 1);
}
