import type { Refusal } from '@starboard/protocol';
import { Refused } from '../wire/refused.ts';
import { preloadedAnswer } from './preloaded-answer.ts';
import { noteReachable } from './reachable.ts';

/** No answer: there is no network, or no server at its end. */
export class Unreachable extends Error {}

const nothingToSay = 204;

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** Asks the server; its answer, or `Refused`, or `Unreachable`. */
export async function call<Answer>(method: Method, path: string, body?: object): Promise<Answer> {
  const response = await reach(method, path, body);
  const answer = await readJson(response);
  const { refused } = (answer ?? {}) as Partial<Refusal>;
  const isAnswer = response.ok && (answer !== undefined || response.status === nothingToSay);
  noteReachable(isAnswer || refused !== undefined);
  if (isAnswer) return answer as Answer;
  // what is not in the server's own words comes from something between us, such as a hotel's way into its network
  if (!refused) throw new Unreachable(`${response.status} in words of somebody else`);
  throw new Refused(refused, response.status);
}

async function reach(method: Method, path: string, body: object | undefined): Promise<Response> {
  const url = `/api${path}`;
  try {
    const preloaded = method === 'GET' && preloadedAnswer(url);
    if (preloaded) return await preloaded;
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
