import { isOutnumbered } from '../rules/abilities/wise.ts';
import { asksSome } from '../rules/asking/asking.ts';
import { dismiss } from '../rules/ships/move-ships.ts';
import { timingOrder } from '../rules/state/seats.ts';
import { encounterOf, type State } from '../rules/state/state.ts';
import { artifact } from './artifact.ts';

const allied = (state: State): string[] =>
  encounterOf(state).allies.flatMap((side, seat) => (side === null ? [] : [String(seat)]));

/** Sends any allies home. */
export const forceField = artifact('force-field', {
  when: 'alliance.after-formed',
  as: 'any',
  if: (state) => allied(state).length > 0,
  isWise: isOutnumbered,
  asks: asksSome('ce.ask.force-field', allied, 1),
  effect: ({ state }, { choices }) => {
    const named = (choices as readonly string[]).map(Number);
    const seats = timingOrder(state).filter((seat) => named.includes(seat));
    return dismiss(state, seats);
  },
});
