import type { Account } from '@starboard/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Asker } from '../log-work/work-line.ts';
import { addressKey } from './limits.ts';

/** The client that sent a request, as one who waits in line until it is answered or they have hung up. */
export function askerOf(request: FastifyRequest, reply: FastifyReply, account: Account | null): Asker {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  const from = addressKey(request.ip);
  return { who: account?.id ?? from, from, gone: gone.signal };
}
