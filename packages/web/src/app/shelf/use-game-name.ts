import { useSay } from '../../language/say.ts';
import { shelfGame } from './shelf.ts';

/** What a game is called; one that is not on the shelf, by its id. */
export function useGameName(): (game: string) => string {
  const say = useSay('app');
  return (game) => (shelfGame(game) ? say(`web.game.${game}.name`) : game);
}
