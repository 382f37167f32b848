import { otherSide } from '../state/seats.ts';
import { encounterOf, type Side, type State } from '../state/state.ts';

/** An encounter won before any card is shown: there are no totals, but a declared upset still turns it round. */
export function winBeforeReveal(state: State, side: Side): void {
  const encounter = encounterOf(state);
  const isUpset = encounter.modifiers.some(({ op }) => op === 'upset');
  encounter.result = (isUpset ? otherSide(side) : side) === 'offense' ? 'offense-won' : 'defense-won';
}
