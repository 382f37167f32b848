import { hearsPresence, type Input, type Seat } from '@starboard/engine';
import { canRest } from './clock/rest.ts';
import type { HostedMatch } from './hosted-match.ts';
import type { LoggedInput } from './log/log-entry.ts';
import type { Seating } from './seat-holder.ts';

type PresenceInput = Extract<Input, { readonly is: string }>;

/** That players have gone or are back, for rules that wait for them; nothing that they have been told before. */
export function presenceInputs(
  hosted: HostedMatch,
  { seats }: Seating,
  here: readonly Seat[],
): readonly PresenceInput[] {
  const { game, match, pace, away } = hosted;
  if (!canRest(pace) || !hearsPresence(game, match.position)) return [];
  return seats.flatMap((holder, seat): PresenceInput[] => {
    if (holder.kind !== 'person' || holder.hasResigned) return [];
    const isAway = !here.includes(seat);
    return isAway === away.has(seat) ? [] : [{ seat, is: isAway ? 'away' : 'back' }];
  });
}

/** Whether the match has been told that before. */
export const isKnownOf = ({ away }: HostedMatch, input: Input): boolean =>
  'is' in input && away.has(input.seat) === (input.is === 'away');

/** Seats that the match knows to be without their players, after an entry of its log. */
export function awayAfter(
  before: ReadonlySet<Seat>,
  { input }: { readonly input: LoggedInput },
): ReadonlySet<Seat> {
  if (!('is' in input)) return before;
  const others = [...before].filter((seat) => seat !== input.seat);
  return new Set(input.is === 'away' ? [...others, input.seat] : others);
}
