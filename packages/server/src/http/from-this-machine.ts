import type { FastifyRequest } from 'fastify';
import { isLoopback } from './own-addresses.ts';

/** Whether somebody at this very machine asks; a proxy on it passes on what strangers ask. */
export function isFromThisMachine({ headers, socket }: FastifyRequest): boolean {
  const isPassedOn = ['forwarded', 'x-forwarded-for', 'via'].some((name) => headers[name] !== undefined);
  return !isPassedOn && isLoopback(socket.remoteAddress ?? '');
}
