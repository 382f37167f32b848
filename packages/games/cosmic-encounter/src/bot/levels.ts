/** How a bot thinks. Levels differ in how far they think and how often they guess, never in what they may know. */
export interface Level {
  /** Of a hundred answers, how many it only guesses. */
  readonly blur: number;
  /** How it thinks ahead where that pays; without it goes by the policy. */
  readonly thinking?: Thinking;
}

export interface Thinking {
  /** In how many re-dealt worlds an answer is tried. */
  readonly worlds: number;
  /** How many answers are tried at the most. */
  readonly answers: number;
}

export const levels = {
  easy: { blur: 25 },
  normal: { blur: 0 },
  hard: { blur: 0, thinking: { worlds: 16, answers: 6 } },
} as const satisfies Readonly<Record<string, Level>>;
