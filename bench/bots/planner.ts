import { bookFor } from '../../packages/games/alien-frontiers/src/bot/fitted/index.ts';
import { TurnSearch } from '../../packages/games/alien-frontiers/src/bot/turn-search.ts';
import { denseMatch, nodes } from './dense-position.ts';

const match = denseMatch();

/** Plans one turn: the number of positions made, each judged and told from those known. */
export const playGame = (): number =>
  new TurnSearch(0, { nodes, targets: 4, bookFor }, () => undefined).run(match);
