import { loadTableGame } from '../../games/find-game.ts';
import { showTable } from './show-table.tsx';

// A page with the shared table and a game of the house, by its id: `?cosmos`.

showTable(await loadTableGame(location.search.slice(1)));
