import {
  CreateGameReducer,
  InitializeGame,
  type MatchState,
  type MoveAction,
  ProcessGameConfig,
} from 'boardgame.io/internal';
import { game } from './game.ts';
import type { Act } from './legal-acts.ts';
import type { Table } from './table.ts';

export type Match = MatchState<Table>;

const processed = ProcessGameConfig(game);
// Without `isClient`: the authoritative reducer, the one boardgame.io's server runs.
const reducer = CreateGameReducer({ game: processed });

export function startMatch(seed: number): Match {
  return InitializeGame({ game: { ...processed, seed: `match ${seed}` }, numPlayers: 4 });
}

export function isOver(match: Match): boolean {
  return match.ctx.gameover !== undefined;
}

/** The action its client would send and its server would hand to the reducer. */
export function moveAction({ move, args }: Act, playerID: string): MoveAction {
  return { type: 'MAKE_MOVE', payload: { type: move, args, playerID } };
}

export function applyMove(match: Match, action: MoveAction): Match {
  const next = reducer(match, action);
  // How the reducer reports a refusal.
  if ('transients' in next) throw new Error(`boardgame.io refused ${action.payload.type}`);
  return next;
}
