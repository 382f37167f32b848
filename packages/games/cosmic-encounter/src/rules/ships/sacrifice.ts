import type { Seat, Split } from '@starboard/engine';
import { type Asking, asksShips } from '../asking/asking.ts';
import { shipsNamed } from './planets.ts';
import type { Batch, State, Use } from '../state/state.ts';

/** Ships of its own that are to go to the warp for an effect. */
export const asksSacrifice = (ships: (state: State, seat: Seat) => Split): Asking<Split> =>
  asksShips('ce.ask.sacrifice', ships);

/** The ships so named, on their way to the warp, and how many they are. */
export function sacrificed(
  state: State,
  { seat, choices }: Use,
): { readonly losses: Batch['losses']; readonly ships: number } {
  const named = shipsNamed(state, seat, choices as Record<string, number>);
  const losses = named.map(([from, count]) => ({ seat, from, count }));
  return { losses, ships: losses.reduce((sum, { count }) => sum + count, 0) };
}
