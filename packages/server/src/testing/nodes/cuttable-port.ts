import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface CuttablePort {
  readonly port: number;
  /** Cuts all off who have gone through, and lets none in. */
  shut(): void;
  open(): void;
  close(): Promise<void>;
}

/** A way to a port of this machine that can be shut, to cut off those who take it and no others. */
export async function startCuttablePort(to: number): Promise<CuttablePort> {
  let isOpen = true;
  const through = new Set<Socket>();
  const keep = (socket: Socket, other: Socket) => {
    through.add(socket);
    socket.on('error', () => other.destroy());
    socket.on('close', () => {
      through.delete(socket);
      other.destroy();
    });
    socket.pipe(other);
  };
  const server = createServer((socket) => {
    if (!isOpen) return void socket.destroy();
    const other = connect(to, '127.0.0.1');
    keep(socket, other);
    keep(other, socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const shut = () => {
    isOpen = false;
    for (const socket of through) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    shut,
    open: () => {
      isOpen = true;
    },
    async close() {
      shut();
      const closed = once(server, 'close');
      server.close();
      await closed;
    },
  };
}
