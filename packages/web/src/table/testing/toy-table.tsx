import { showTable } from './show-table.tsx';
import { plainToy, quietToy, toyGame, toyTogether } from './toy-game.tsx';

// A page with the shared table and a game that is none. `?together`, `?quiet` and `?plain` are others.

const games = { together: () => toyTogether, quiet: quietToy, plain: plainToy };
const wanted = location.search.slice(1);
showTable(wanted in games ? games[wanted as keyof typeof games]() : toyGame);
