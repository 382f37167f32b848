import { reason } from '@starboard/engine';
import { type FieldId, fields, isField } from '../../content/territories.ts';
import { moveField } from './fields.ts';
import { ownShip, turnShips } from './own-ship.ts';
import { discardPower, fuelPower, type TechCard } from './power.ts';

const boosted = (value: number): number => value + 1;

export const boosterPod: TechCard = {
  title: 'booster-pod',
  fuel: fuelPower('booster-pod', {
    cost: () => 1,
    targets: [ownShip('af.ask.boost', boosted)],
    apply: (table, kinds) => turnShips(table, kinds, boosted),
  }),
  discard: discardPower('booster-pod', {
    targets: [
      {
        prompt: 'af.ask.field-off',
        conceivable: () => fields,
        options: (state) => fields.filter((field) => state.fields[field] !== null),
        why: (_state, key) =>
          isField(key) ? reason('af.field-off-board', { field: key }, 'af.rule.booster-pod') : null,
      },
    ],
    apply: (table, [field]) => moveField(table, field as FieldId, null),
  }),
};
