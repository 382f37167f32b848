import { gameList } from '@starboard/games';
import { starboard } from './starboard.ts';

const simulateWorker = new URL('./simulate-worker.js', import.meta.url);

process.exitCode = await starboard(gameList, simulateWorker, process.argv.slice(2));
