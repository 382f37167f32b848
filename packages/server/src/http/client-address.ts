import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';

type Trust = (address: string, hop: number) => boolean;

/** Whether an address is that of a proxy whose word counts. */
export const trusting = (proxies: readonly string[]): Trust | false =>
  proxies.length > 0 && proxyAddress.compile([...proxies]);

/** Finds a sender's address where there is no route: for sockets. */
export function addressFinder(proxies: readonly string[]): (request: IncomingMessage) => string {
  const trust = trusting(proxies);
  return (request) => (trust ? proxyAddress(request, trust) : (request.socket.remoteAddress ?? ''));
}
