import { aliensInSight } from '../rules/attack/aiming.ts';
import type { ItemRecord } from '../rules/records/records.ts';
import { alienById } from '../rules/state/reading.ts';

/** An alien within four cells and in sight neither uses its ability in this round's Alien Activation phase nor moves. */
export const suppressionBeacon: ItemRecord = {
  title: 'SI04',
  ability: {
    targets: (state, hero) => aliensInSight(state, hero, 4).map(({ id }) => [id]),
    effect({ state }, _hero, [id = 0]) {
      const alien = alienById(state, id);
      if (alien) alien.isSuppressed = true;
    },
  },
};
