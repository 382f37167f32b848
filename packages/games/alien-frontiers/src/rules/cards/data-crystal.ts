import { type Reason, reason } from '@starboard/engine';
import { isTerritory, type TerritoryId, territories } from '../../content/territories.ts';
import { hasBonus } from '../planet/control.ts';
import type { State } from '../state/state.ts';
import { fieldPower } from './fields.ts';
import { canPayFuel, discounted, fuelPower, type TechCard } from './power.ts';

const rule = 'af.rule.data-crystal';

const coloniesOn = (state: State, territory: TerritoryId): number =>
  state.colonies[territory].reduce((sum, count) => sum + count, 0);

/** Why the territory's bonus cannot be lent at any price. */
function refuseTerritory(state: State, territory: TerritoryId): Reason | null {
  if (territory === 'burroughs-desert') return reason('af.relic-not-lent', undefined, rule);
  if (coloniesOn(state, territory) === 0) return reason('af.empty-territory', { territory }, rule);
  if (state.fields.isolation === territory) return reason('af.isolated', { territory }, 'af.rule.isolation');
  return hasBonus(state, state.turn, territory) ? reason('af.has-bonus', { territory }, rule) : null;
}

function refuseLoan(state: State, territory: TerritoryId): Reason | null {
  const refusal = refuseTerritory(state, territory);
  if (refusal) return refusal;
  const count = coloniesOn(state, territory);
  return canPayFuel(state, count)
    ? null
    : reason('af.cannot-pay', { fuel: discounted(state, count), ore: 0 }, rule);
}

/** What every bonus costs that can be had now. */
export const loans = (state: State): { readonly territory: TerritoryId; readonly fuel: number }[] =>
  territories
    .filter((territory) => refuseLoan(state, territory) === null)
    .map((territory) => ({ territory, fuel: discounted(state, coloniesOn(state, territory)) }));

/** The least a loan could cost now; nothing when there is none to be had. */
function cheapestLoan(state: State): number {
  const lendable = territories.filter((territory) => !refuseTerritory(state, territory));
  return lendable.length === 0 ? 0 : Math.min(...lendable.map((territory) => coloniesOn(state, territory)));
}

/** One fuel for each colony there lends the territory's bonus for the turn. */
export const dataCrystal: TechCard = {
  title: 'data-crystal',
  fuel: fuelPower('data-crystal', {
    cost: (state, [territory]) =>
      territory === undefined ? cheapestLoan(state) : coloniesOn(state, territory as TerritoryId),
    targets: [
      {
        prompt: 'af.ask.borrow',
        conceivable: () => territories,
        options: (state) => territories.filter((territory) => refuseLoan(state, territory) === null),
        why: (state, key) => (isTerritory(key) ? refuseLoan(state, key) : null),
      },
    ],
    apply(table, [territory]) {
      const { state } = table;
      state.thisTurn.borrowed = territory as TerritoryId;
      table.emit({ type: 'bonusBorrowed', seat: state.turn, territory: territory as TerritoryId });
    },
  }),
  discard: fieldPower('data-crystal', 'positron'),
};
