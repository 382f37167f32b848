import { isByMail, type Pace } from './pace.ts';

/** How long a match has stood still since its latest input because none of its players was there. */
export interface Rest {
  /** Since when it stands still now; null while it goes on. */
  readonly since: number | null;
  /** Milliseconds that it stood still before. */
  readonly stood: number;
}

export const awake: Rest = { since: null, stood: 0 };

/** Milliseconds that do not count, at a moment. */
export const stoodBy = ({ since, stood }: Rest, at: number): number =>
  stood + (since === null ? 0 : Math.max(0, at - since));

export const laidDown = (rest: Rest, since: number): Rest =>
  rest.since === null ? { ...rest, since } : rest;

export const woken = (rest: Rest, at: number): Rest => ({ since: null, stood: stoodBy(rest, at) });

/** As it is stored. */
export const restText = (rest: Rest): string | null =>
  rest.since === null && rest.stood === 0 ? null : JSON.stringify(rest);

export const readRest = (text: string | null): Rest => (text === null ? awake : (JSON.parse(text) as Rest));

/** By mail no player is expected to be there: deadlines count all the same. */
export const canRest = (pace: Pace | null): boolean => pace === null || !isByMail(pace);
