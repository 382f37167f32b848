import { Refused } from '../../wire/refused.ts';

const named = (error: unknown, name: string): boolean => error instanceof Error && error.name === name;

/** Whether there is no room left on this device. */
export const isFull = (error: unknown): boolean => named(error, 'QuotaExceededError');

/** Whether a newer version of ours keeps the tables in a way that this one does not know. */
export const isNewer = (error: unknown): boolean => named(error, 'VersionError');

/** What the player is told of something that went wrong; what only we could make something of has `failed`, too. */
export function refusalOf(error: unknown, failed: (error: unknown) => void): Refused {
  if (error instanceof Refused) return error;
  if (isFull(error)) return new Refused('web.local.not-kept');
  if (isNewer(error)) return new Refused('web.local.newer');
  failed(error);
  return new Refused('web.local.failed');
}
