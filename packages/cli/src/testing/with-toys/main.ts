import { highCard, marketDay } from '@starboard/engine/testing/toys';
import { gameList } from '@starboard/games';
import { starboard } from '../../starboard.ts';

// The command as `main.ts` makes it, and a line for each toy.
const list = [...gameList, { game: highCard }, { game: marketDay }];
const simulateWorker = new URL('./simulate-worker.js', import.meta.url);

process.exitCode = await starboard(list, simulateWorker, process.argv.slice(2));
