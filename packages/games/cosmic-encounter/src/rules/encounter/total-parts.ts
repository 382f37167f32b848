import { cardFacts } from '../../content/cosmic-cards.ts';
import { alliesOf, mainOf } from '../state/seats.ts';
import { shipsInEncounter } from '../ships/ships.ts';
import { encounterOf, type Side, type State } from '../state/state.ts';
import { cardValues, totalsOf } from './totals.ts';

/** What a total is the sum of. */
export interface TotalParts {
  /** What the attack is worth by now. */
  readonly card: number;
  readonly ships: number;
  readonly allies: number;
  readonly reinforcements: number;
  /** What powers, flares and technologies have added besides, or taken away. */
  readonly effects: number;
}

/** Why both totals are what they are. */
export function partsOfTotals(state: State): Readonly<Record<Side, TotalParts>> {
  const encounter = encounterOf(state);
  const [cards, totals] = [cardValues(encounter), totalsOf(state)];
  const partsOf = (side: Side): TotalParts => {
    const card = cards[side];
    const ships = shipsInEncounter(state, mainOf(encounter, side));
    const allies = alliesOf(encounter, side).reduce((sum, seat) => sum + shipsInEncounter(state, seat), 0);
    const reinforcements = encounter.reinforcements
      .filter((laid) => laid.side === side)
      .reduce((sum, laid) => sum + cardFacts(laid.card).value, 0);
    return {
      card,
      ships,
      allies,
      reinforcements,
      effects: totals[side] - card - ships - allies - reinforcements,
    };
  };
  return { offense: partsOf('offense'), defense: partsOf('defense') };
}
