import { gameList } from '@starboard/games';
import { starboard } from '../../starboard.ts';
import { toys } from './toys.ts';

// The command as `main.ts` makes it, and a line for each toy.
const list = [...gameList, ...toys.map((game) => ({ game }))];
const simulateWorker = new URL('./simulate-worker.js', import.meta.url);

process.exitCode = await starboard(list, simulateWorker, process.argv.slice(2));
