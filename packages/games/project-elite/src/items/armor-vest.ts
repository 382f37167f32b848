import type { ItemRecord } from '../rules/records/records.ts';

/** The first point of damage in each Alien Activation phase is ignored. */
export const armorVest: ItemRecord = {
  title: 'SI06',
  passive: {
    suffers({ phase }, hero, damage) {
      if (phase !== 'activation' || hero.wasShielded || damage === 0) return damage;
      hero.wasShielded = true;
      return damage - 1;
    },
  },
};
