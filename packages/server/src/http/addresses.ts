import type { Addresses } from '@starboard/protocol';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { isFromThisMachine } from './from-this-machine.ts';
import { ownAddresses } from './own-addresses.ts';
import { route } from './route.ts';

/** Whoever opened the table as `localhost` needs another address for their friends; others have one that works. */
export function addAddresses(app: FastifyInstance, config: Pick<Config, 'host' | 'origins'>): void {
  route(app, {
    method: 'GET',
    url: '/api/addresses',
    who: 'anyone',
    handle: ({ request }): Addresses => ({
      addresses: isFromThisMachine(request) ? ownAddresses(config, String(request.socket.localPort)) : [],
    }),
  });
}
