import type { Recording, Refusal } from '@starboard/protocol';
import { Refused } from '../../wire/refused.ts';

/** Fetches what a match of the server's is played again from; it is large, and no page has to read it. */
export async function fetchRecording(table: string): Promise<Recording> {
  const response = await fetch(`/api/tables/${encodeURIComponent(table)}/recording`).catch(() => null);
  const answer = (await response?.json().catch(() => null)) as Recording | Partial<Refusal> | null;
  if (response?.ok && answer && 'log' in answer) return answer;
  throw new Refused((answer && 'refused' in answer && answer.refused) || 'web.replay.unreachable');
}
