import { reason } from '@starboard/engine';
import type { Refusal } from '@starboard/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newId } from '../id.ts';
import { acceptedLanguage } from './accept-language.ts';
import { sentence } from './sentences.ts';
import { Refused, refusedFor } from '../refused.ts';
import { wantsPage } from './wants-page.ts';

/** Says no in the one form there is; what is our own fault is told to the log alone. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refused = refusedFor(error) ?? notUnderstood(error) ?? ourFault(error, request);
  if (refused !== error && refused.status === 503) request.log.warn({ err: error }, 'the database is away');
  if (refused.retryAfter !== undefined) reply.header('retry-after', refused.retryAfter);
  reply.status(refused.status).header('cache-control', 'no-store');
  if (!wantsPage(request) || request.url.startsWith('/api/')) return reply.send(refusal(refused));
  const language = acceptedLanguage(request.headers['accept-language']);
  return reply.type('text/plain; charset=utf-8').send(sentence(refused.reason, language));
}

export function refusal({ reason: refused, retryAfter }: Refused): Refusal {
  return retryAfter === undefined ? { refused } : { refused, retryAfter };
}

/** What fastify could not read. Its own words quote the sender's. */
function notUnderstood(error: unknown): Refused | null {
  if (!(error instanceof Error) || !('statusCode' in error)) return null;
  switch (error.statusCode) {
    case 404:
      return new Refused(404, 'server.request.unknown');
    case 413:
      return new Refused(413, 'server.request.too-large');
    case 414:
      return new Refused(414, 'server.request.too-large');
    case 415:
      return new Refused(415, 'server.request.not-json');
    case 400:
      return new Refused(400, 'server.request.malformed');
    default:
      return null;
  }
}

function ourFault(error: unknown, request: FastifyRequest): Refused {
  const id = newId();
  request.log.error(
    { incident: id, route: request.routeOptions.url ?? 'unknown', err: error },
    'request failed',
  );
  return new Refused(500, reason('server.request.failed', { id }));
}
