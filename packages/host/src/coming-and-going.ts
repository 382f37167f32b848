import { hearsPresence, type Input, type Seat } from '@starboard/engine';
import { canRest } from './clock/rest.ts';
import type { HostedMatch } from './hosted-match.ts';
import type { LogEntry, LoggedInput } from './log/log-entry.ts';
import type { Seating } from './seat-holder.ts';

export type PresenceInput = Extract<Input, { readonly is: string }>;

/** Whether the rules wait for players where they wait now. */
export const hearsWhoIsThere = ({ game, match, pace }: HostedMatch): boolean =>
  canRest(pace) && hearsPresence(game, match.position);

/** That players have gone or are back, for rules that wait for them; nothing that they have been told before. */
export function presenceInputs(
  hosted: HostedMatch,
  { seats }: Seating,
  here: readonly Seat[],
): readonly PresenceInput[] {
  if (!hearsWhoIsThere(hosted)) return [];
  const { whereabouts } = hosted;
  return seats.flatMap((holder, seat): PresenceInput[] => {
    if (holder.kind !== 'person' || holder.hasResigned) return [];
    const is = here.includes(seat) ? 'back' : 'away';
    return whereabouts.get(seat) === is ? [] : [{ seat, is }];
  });
}

/** Whether the match has been told that before. */
export const isKnownOf = ({ whereabouts }: HostedMatch, input: Input): boolean =>
  'is' in input && whereabouts.get(input.seat) === input.is;

/** What a match has been told last of who is there; of a seat that is missing it is not known, and is told anew. */
export type Whereabouts = ReadonlyMap<Seat, PresenceInput['is']>;

/** As the latest entries of a log say. Where the log is longer, more may have been told before them. */
export function whereaboutsAfter(recent: readonly LogEntry[], seq: number, seats: number): Whereabouts {
  const isWhole = recent.length === seq;
  const atFirst = isWhole ? Array.from({ length: seats }, (_, seat) => [seat, 'back'] as const) : [];
  return recent.reduce(withWord, new Map(atFirst));
}

/** The same after one more entry. */
export function withWord(before: Whereabouts, { input }: { readonly input: LoggedInput }): Whereabouts {
  return 'is' in input ? new Map(before).set(input.seat, input.is) : before;
}
