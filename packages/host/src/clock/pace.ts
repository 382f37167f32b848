/** Time to think, in milliseconds: for each decision, on top of that in all, and for a moment to react in. */
export interface Pace {
  readonly free: number;
  readonly reserve: number;
  readonly window: number;
  /** Where such moments pass with their motion, unless a player holds them; missing where each has its whole time. */
  readonly natural?: { readonly motion: number; readonly hold: number };
}

/** Whether a move may take so long that no player sits and waits for it. */
export const isByMail = ({ free }: Pick<Pace, 'free'>): boolean => free >= 3_600_000;

/** Whether all players sit at the table and play against a clock: only there a game may hurry them. */
export const isLive = (pace: Pick<Pace, 'free'> | null): boolean => pace !== null && !isByMail(pace);
