import type { LoggedInput } from './log/log-entry.ts';
import type { HostedMatch } from './hosted-match.ts';

/** Whether it answers a decision that is no longer asked: told by its number, before the engine reads the answer. */
export function isStale({ match, outcome }: HostedMatch, input: LoggedInput): boolean {
  if (outcome || !('decision' in input)) return false;
  return input.decision !== match.position.decisions[input.seat];
}
