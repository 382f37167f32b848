import type { AlienId } from '../../content/aliens.ts';
import type { State } from '../state/state.ts';

/** Each player's alien, once all of them have one. */
export function playedAs({ players }: State): readonly AlienId[] | null {
  const aliens = players.flatMap(({ sheets }) => sheets[0]?.alien ?? []);
  return aliens.length === players.length ? aliens : null;
}
