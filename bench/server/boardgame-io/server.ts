import type { AddressInfo } from 'node:net';
import { Server, type CardGame } from 'boardgame.io/server';
import { passTheCard } from './pass-the-card.ts';

// its own server, with its default storage: in memory
const { appServer } = await Server({ games: [passTheCard as CardGame<never>], origins: [] }).run(0);
process.on('SIGTERM', () => process.exit());
console.log(JSON.stringify({ url: `http://127.0.0.1:${(appServer.address() as AddressInfo).port}` }));
