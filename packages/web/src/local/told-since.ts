import type { AnyGame } from '@starboard/engine';
import { eventsToldTo, stillCounting } from '@starboard/host';
import type { FromServer, Sections } from '@starboard/protocol';
import { type KeptInput, type KeptTable, seatOfMe } from './kept-table.ts';

export type News = Extract<FromServer, { readonly type: 'news' }>;

/** What happened while nobody looked. */
export interface Missed {
  readonly events: readonly { readonly type: string }[];
  /** Everything from the beginning, in place of what was told before. */
  readonly isWhole: boolean;
}

/** What happened from the beginning, the deal included, as far as it still counts. */
export function everything(game: AnyGame, kept: KeptTable, log: readonly KeptInput[]): Missed {
  const events = stillCounting(log).flatMap((row) => row.events);
  return { events: eventsToldTo(game, [...(kept.dealt ?? []), ...events], seatOfMe(kept)), isWhole: true };
}

/** What came after so many messages; null where some of what was told before counts no more. */
export function missedSince(
  game: AnyGame,
  kept: KeptTable,
  log: readonly KeptInput[],
  known: number,
): Missed | null {
  const counting = stillCounting(log);
  const still = new Set(counting);
  // what was told and counts no more cannot be taken out of a log: it is told anew
  const isTakenBack = stillCounting(log.filter(({ told }) => told <= known)).some((row) => !still.has(row));
  if (isTakenBack) return null;
  const events = counting.flatMap((row) => (row.told > known ? row.events : []));
  return { events: eventsToldTo(game, events, seatOfMe(kept)), isWhole: false };
}

/** What an input brought, as the player is told. */
export function newsOf(game: AnyGame, kept: KeptTable, entry: KeptInput, sections: Sections): News {
  const { input, told } = entry;
  const back = 'undo' in input ? 'step' : 'takeback' in input ? 'takeback' : null;
  const events = eventsToldTo(game, entry.events, seatOfMe(kept));
  return { type: 'news', table: kept.id, n: told, sections, events, ...(back && { back }) };
}

/** Inputs of another tab as they were told there; what they changed comes with the last of them. */
export function newsOfAll(
  game: AnyGame,
  before: KeptTable,
  entries: readonly KeptInput[],
  sections: Sections,
): readonly News[] {
  const isNews = ({ told }: KeptInput, at: number): boolean => told > (entries[at - 1] ?? before).told;
  const telling = entries.filter(isNews);
  return telling.map((entry, at) => newsOf(game, before, entry, at === telling.length - 1 ? sections : {}));
}
