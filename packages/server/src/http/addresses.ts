import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { isLoopback, ownAddresses } from './own-addresses.ts';
import { route } from './route.ts';

/**
 * A player who opened the table as `localhost` needs another address for their friends; others have one that works, and
 * learn nothing of this machine's networks.
 */
export function addAddresses(app: FastifyInstance, config: Pick<Config, 'host' | 'origins'>): void {
  route(app, {
    method: 'GET',
    url: '/api/addresses',
    who: 'anyone',
    handle: ({ request }) => ({
      addresses: isAtThisMachine(request) ? ownAddresses(config, String(request.socket.localPort)) : [],
    }),
  });
}

/** A proxy on this machine asks from here as well: then it passes on the name under which it was asked, or says so. */
function isAtThisMachine({ headers, hostname, socket }: FastifyRequest): boolean {
  const isPassedOn = ['forwarded', 'x-forwarded-for', 'via'].some((name) => headers[name] !== undefined);
  const name = hostname.replace(/^\[|\]$/g, '');
  const isAskedHere = isLoopback(name) || name.endsWith('.localhost');
  return !isPassedOn && isAskedHere && isLoopback(socket.remoteAddress ?? '');
}
