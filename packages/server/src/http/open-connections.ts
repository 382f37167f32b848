import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { trusting } from './client-address.ts';
import { addressKey, type Limits } from './limits.ts';

interface Wish {
  readonly limits: Limits;
  readonly trustProxy: readonly string[];
  /** Milliseconds in which a client that is being answered has to take something of the answer. */
  readonly longestStall: number;
}

/** What is not read waits in our memory: one address has only so many connections, and who stops reading is cut off. */
export function boundConnections(app: FastifyInstance, { limits, trustProxy, longestStall }: Wish): void {
  const trust = trusting(trustProxy);
  app.server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    // a proxy stands for as many people as there are
    if (trust && trust(address, 0)) return;
    try {
      socket.once('close', limits.hold('openConnections', addressKey(address)));
    } catch {
      socket.destroy();
    }
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    // only while an answer is written: Node sets another time for what follows, sockets have none
    reply.raw.setTimeout(longestStall);
    done();
  });
}
