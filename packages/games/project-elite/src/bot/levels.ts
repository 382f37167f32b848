/** How a bot thinks. Levels differ in what they look at and how often they guess, never in what they may know. */
export interface Level {
  /** Without it each hero plays for itself: it shoots what is in range and pushes whichever alien has the longest way. */
  readonly isTeam: boolean;
  /** Of a hundred rolls, how many it makes though it should hold fire. */
  readonly rashness: number;
  /** Its time to think, as a part of the usual. */
  readonly slowness: number;
}

export const levels = {
  easy: { isTeam: false, rashness: 70, slowness: 1.5 },
  normal: { isTeam: true, rashness: 8, slowness: 1.2 },
  hard: { isTeam: true, rashness: 0, slowness: 0.8 },
} as const satisfies Readonly<Record<string, Level>>;
