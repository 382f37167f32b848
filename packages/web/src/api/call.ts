import type { Reason } from '@starboard/engine';
import type { Refusal } from '@starboard/protocol';
import { answerAhead } from './answer-ahead.ts';
import { noteReachable } from './reachable.ts';

/** The server says no, and why: the reason is a message of the `server` texts. */
export class Refused extends Error {
  readonly reason: Reason;
  readonly status: number;

  constructor(reason: Reason, status: number) {
    super(reason.key);
    this.reason = reason;
    this.status = status;
  }
}

/** Nobody answers: there is no network, or no server at its end. */
export class Unreachable extends Error {}

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** Asks the server; its answer, or `Refused`, or `Unreachable`. */
export async function call<Answer>(method: Method, path: string, body?: object): Promise<Answer> {
  const response = await reach(method, path, body);
  const answer = await readJson(response);
  const { refused } = (answer ?? {}) as Partial<Refusal>;
  noteReachable(response.ok || refused !== undefined);
  if (response.ok) return answer as Answer;
  // an answer that is not the server's own comes from something between us
  if (!refused) throw new Unreachable(`${response.status} without a reason`);
  throw new Refused(refused, response.status);
}

async function reach(method: Method, path: string, body: object | undefined): Promise<Response> {
  const url = `/api${path}`;
  try {
    const ahead = method === 'GET' && answerAhead(url);
    if (ahead) return await ahead;
    return await fetch(url, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch (cause) {
    noteReachable(false);
    throw new Unreachable('no answer', { cause });
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}
