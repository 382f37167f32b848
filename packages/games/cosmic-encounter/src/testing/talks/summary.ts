import type { PlayedTalks } from './watch-talks.ts';

/** What talks came to, in shares. */
export interface TalksSummary {
  readonly talks: number;
  /** Of the talks, how many ended in a deal. */
  readonly dealShare: number;
  /** Of the deals, in how many both stand better than without one; and better than when they began to talk. */
  readonly bothGain: number;
  readonly bothRise: number;
  readonly offers: number;
}

export function summaryOf(played: readonly PlayedTalks[]): TalksSummary {
  const deals = played.filter(({ isDeal }) => isDeal);
  const bothOver = (floor: 'before' | 'failed'): number =>
    deals.filter((deal) => deal.after.every((share, index) => share > (deal[floor][index] ?? 0))).length /
    deals.length;
  return {
    talks: played.length,
    dealShare: deals.length / played.length,
    bothGain: bothOver('failed'),
    bothRise: bothOver('before'),
    offers: played.reduce((sum, { offers }) => sum + offers, 0) / played.length,
  };
}
