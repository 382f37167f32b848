import { CreateGameReducer, type Game, InitializeGame, ProcessGameConfig } from 'boardgame.io/internal';

const game: Game<Record<string, never>> = {
  name: 'empty-move',
  disableUndo: true,
  setup: () => ({}),
  moves: { wait: () => undefined },
};

const processed = ProcessGameConfig(game);
const reducer = CreateGameReducer({ game: processed });

/** A move that does nothing on an empty table: no game written for the reducer can be faster. */
export function playGame(seed: number): number {
  const moves = 1000;
  let match = InitializeGame({ game: { ...processed, seed: `match ${seed}` }, numPlayers: 4 });
  for (let made = 0; made < moves; made++) {
    match = reducer(match, { type: 'MAKE_MOVE', payload: { type: 'wait', args: [], playerID: '0' } });
  }
  return moves;
}
