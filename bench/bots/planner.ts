import { TurnSearch } from '../../packages/games/alien-frontiers/src/bot/turn-search.ts';
import { weights } from '../../packages/games/alien-frontiers/src/bot/weights.ts';
import { denseMatch, nodes } from './dense-position.ts';

const match = denseMatch();

/** Plans one turn: the number of positions made, each judged and told from those known. */
export const playGame = (): number =>
  new TurnSearch(0, { nodes, targets: 4, weights }, () => undefined).run(match);
