import { fieldPower } from './fields.ts';
import { ownShip, turnShips } from './own-ship.ts';
import { fuelPower, type TechCard } from './power.ts';

const slowed = (value: number): number => value - 1;

export const stasisBeam: TechCard = {
  title: 'stasis-beam',
  fuel: fuelPower('stasis-beam', {
    cost: () => 1,
    targets: [ownShip('af.ask.slow', slowed)],
    apply: (table, kinds) => turnShips(table, kinds, slowed),
  }),
  discard: fieldPower('stasis-beam', 'isolation'),
};
