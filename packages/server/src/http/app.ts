import type { Account } from '@starboard/protocol';
import { type ConnectionError, type FastifyInstance, fastify, LogController } from 'fastify';
import type { Socket } from 'node:net';
import type { Config } from '../config.ts';
import { newId } from '../id.ts';
import type { Log } from '../operations/log.ts';
import { Refused } from '../refused.ts';
import { trusting } from './client-address.ts';
import { KnownHosts } from './known-hosts.ts';
import { addressKey, type Limits } from './limits.ts';
import { boundConnections } from './open-connections.ts';
import { isOurOrigin, isSecure, needsOrigin } from './origin.ts';
import { answerError } from './refusals.ts';
import { securityHeaders } from './security-headers.ts';

/** What the door needs in order to know who comes in. */
export interface Door {
  readonly config: Pick<Config, 'origins' | 'trustProxy'>;
  readonly accounts: {
    bySession(token: string): Promise<{ readonly account: Account; readonly session: string } | null>;
  };
  readonly limits: Limits;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly door: Door;
    readonly hosts: KnownHosts;
    /** Every route there is, to tell an unknown address from a wrong method. */
    readonly routes: { readonly method: string; readonly url: string }[];
  }
}

const kilobytes = 1024;

/** The frame around all routes: headers, limits, origin, one form of saying no. */
export function createApp({
  log,
  longestStall = 30_000,
  ...door
}: Door & { readonly log: Log; readonly longestStall?: number | undefined }): FastifyInstance {
  const { config, limits } = door;
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newId,
    bodyLimit: 64 * kilobytes,
    requestTimeout: 30_000,
    // clients that are already here when we close are still served
    return503OnClosing: false,
    // ids of passkeys are long
    routerOptions: { maxParamLength: 1400 },
    trustProxy: trusting(config.trustProxy),
    frameworkErrors: (error, request, reply) => {
      reply.headers(securityHeaders(isSecure(request, config.origins)));
      answerError(error, request, reply);
    },
    clientErrorHandler: refuseGarbage,
  }) as unknown as FastifyInstance;

  app.decorate('door', door);
  app.decorate('routes', []);
  const hosts = new KnownHosts(config.origins, log);
  app.decorate('hosts', hosts);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => {
    const allowed = methodsAt(app, request.url);
    if (allowed.length === 0) throw new Refused(404, 'server.request.unknown');
    reply.header('allow', allowed.join(', '));
    throw new Refused(405, 'server.request.wrong-method');
  });
  readJsonOnly(app);
  boundConnections(app, { limits, trustProxy: config.trustProxy, longestStall });

  app.addHook('onRequest', (request, reply, done) => {
    const { headers, method } = request;
    reply.headers(securityHeaders(isSecure(request, config.origins)));
    limits.spend('requests', addressKey(request.ip));
    hosts.check(request.host);
    if (needsOrigin(method, headers) && !isOurOrigin(headers.origin, request.host, config.origins))
      throw new Refused(403, 'server.request.foreign');
    // no database keeps it, and no person types it
    if (request.url.includes('%00')) throw new Refused(400, 'server.request.malformed');
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const ms = Math.round(reply.elapsedTime);
    request.log.debug({ method: request.method, route, status: reply.statusCode, ms }, 'answered');
    done();
  });
  return app;
}

/** Bodies are JSON or nothing. */
function readJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    // as in addresses
    if (body.includes('\\u0000')) return done(new Refused(400, 'server.request.malformed'));
    return parse(request, String(body), done);
  });
}

function methodsAt(app: FastifyInstance, url: string): readonly string[] {
  const path = (url.split('?', 1)[0] ?? '').split('/');
  const isThere = (route: string): boolean => {
    const parts = route.split('/');
    return (
      parts.length === path.length && parts.every((part, at) => part.startsWith(':') || part === path[at])
    );
  };
  return app.routes.filter((route) => isThere(route.url)).map(({ method }) => method);
}

/** Bytes that are no request at all. */
function refuseGarbage(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, key] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? ['431 Request Header Fields Too Large', 'server.request.too-large']
      : ['400 Bad Request', 'server.request.malformed'];
  const body = JSON.stringify({ refused: { key } });
  const headers = Object.entries(securityHeaders(false)).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(
    `HTTP/1.1 ${status}\r\n${headers.join('')}content-type: application/json; charset=utf-8\r\n` +
      `content-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
  );
}
