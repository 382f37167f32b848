import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { CardRoom } from './card-room.ts';

const server = createServer();
const colyseus = new Server({ transport: new WebSocketTransport({ server }), greet: false });
colyseus.define('pass-the-card', CardRoom);
await colyseus.listen(0, '127.0.0.1');
process.on('SIGTERM', () => process.exit());
console.log(JSON.stringify({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }));
