import { keepsTime, type Match } from '@starboard/engine';

/** Time as a match sees it: it passes only while somebody is asked in real time. */
export interface Clock {
  /** Where the clock of the match stands. */
  now(match: Match): number;
  /** The same, if anybody listens to it. */
  at(match: Match): number | undefined;
}

/** At the terminal nobody plays against a clock. */
const isPlayedLive = false;

export function clockOn(milliseconds: () => number = () => performance.now()): Clock {
  let start: { readonly now: number; readonly since: number } | null = null;
  const at = (match: Match): number | undefined => {
    const { position } = match;
    if (!keepsTime(match, isPlayedLive)) start = null;
    // whatever moves the match's own clock starts the count anew
    else if (start?.now !== position.now) start = { now: position.now, since: milliseconds() };
    return start ? start.now + Math.round(milliseconds() - start.since) : undefined;
  };
  return { at, now: (match) => at(match) ?? match.position.now };
}
