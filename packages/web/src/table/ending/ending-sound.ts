import type { SoundName } from '../../sound/sounds.ts';
import type { TableState } from '../store/table-state.ts';
import { victory } from './victory.ts';

/** How the end sounds to winners and spectators, to losers, and where none has won: all who play together have lost. */
export function endingSound(
  state: Pick<TableState, 'outcome' | 'table' | 'viewer'>,
  isTogether = false,
): Extract<SoundName, 'win' | 'lose'> | null {
  const { winners, kind } = victory(state);
  if (winners.length === 0) return isTogether && kind !== 'agreed' ? 'lose' : null;
  return state.viewer === 'spectator' || winners.includes(state.viewer) ? 'win' : 'lose';
}
