/** How a bot thinks. Levels differ in how far they think and how often they guess, never in what they may know. */
export interface Level {
  /** Of a hundred answers, how many it only guesses. */
  readonly blur: number;
}

export const levels = {
  easy: { blur: 25 },
  normal: { blur: 0 },
  hard: { blur: 0 },
} as const satisfies Readonly<Record<string, Level>>;
