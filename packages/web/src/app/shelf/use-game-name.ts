import { webGame } from '../../games/find-game.ts';
import { useShelfSay } from './use-shelf-say.ts';

/** What a game is called; one that is not on the shelf, by its id. */
export function useGameName(): (game: string) => string {
  const say = useShelfSay();
  return (game) => (webGame(game) ? say(`web.game.${game}.name`) : game);
}
