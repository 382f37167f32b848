import { answers, fromServer } from '@starboard/protocol/schemas';
import type { FromDevice, LocalAsk } from '../local-talk.ts';

/** Reads what a device says as strictly as what a server says: what the protocol does not name fails the test. */
export function checkSaid(text: string): void {
  const said = JSON.parse(text) as FromDevice;
  if (said.type !== 'answer') fromServer.parse(said);
}

/** The same for what servers answer as well; the rest is between the device and its pages. */
export function checkAnswer(ask: LocalAsk['ask'], answer: unknown): void {
  if (ask === 'open' || ask === 'table') answers['GET /api/tables/:id'].parse(answer);
  if (ask === 'replay') answers['GET /api/tables/:id/replay'].parse(answer);
}
