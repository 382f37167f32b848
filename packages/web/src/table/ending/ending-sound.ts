import type { SoundName } from '../../sound/sounds.ts';
import type { TableState } from '../store/table-state.ts';
import { victory } from './victory.ts';

/** How the end sounds: to whoever has won and whoever watches, to whoever has lost, and where nobody has won. */
export function endingSound(
  state: Pick<TableState, 'outcome' | 'table' | 'viewer'>,
): Extract<SoundName, 'win' | 'lose'> | null {
  const { winners } = victory(state);
  if (winners.length === 0) return null;
  return state.viewer === 'spectator' || winners.includes(state.viewer) ? 'win' : 'lose';
}
