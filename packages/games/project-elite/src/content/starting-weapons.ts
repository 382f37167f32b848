import { locking, normal } from './slots.ts';
import { unlimited, weapon } from './equipment-kinds.ts';

/** Eight weapons to begin with, one copy each. */
export const startingWeapons = [
  weapon({ id: 'BW1', copies: 1, slots: [normal('G'), locking('W')], range: 6, dice: 1, hitsOn: 2 }), // Ion Rifle
  weapon({ id: 'BW2', copies: 1, slots: [normal('G')], range: 4, dice: 1, hitsOn: 3 }), // Service Carbine
  weapon({ id: 'BW3', copies: 1, slots: [normal('G')], range: 2, dice: 2, hitsOn: 4 }), // Twin Pistols
  weapon({
    id: 'BW4',
    copies: 1,
    slots: [normal('G'), normal('H')],
    range: 2,
    dice: 4,
    hitsOn: 4,
    refuses: ['range'],
  }), // Scatter Gun
  weapon({
    id: 'BW5',
    copies: 1,
    slots: [normal('G'), normal('W')],
    range: unlimited,
    dice: 3,
    hitsOn: 4,
    isStraight: true,
    refuses: ['range'],
  }), // Rail Spike
  weapon({
    id: 'BW6',
    copies: 1,
    slots: [normal('H')],
    range: 1,
    dice: 2,
    hitsOn: 3,
    refuses: ['range'],
    stepsAfterKill: true,
  }), // Combat Blade
  weapon({ id: 'BW7', copies: 1, slots: [normal('G'), locking('H')], range: 3, dice: 2, hitsOn: 3 }), // Burst SMG
  weapon({
    id: 'BW8',
    copies: 1,
    slots: [locking('G'), locking('G')],
    range: 4,
    dice: 6,
    hitsOn: 3,
    refuses: ['attack'],
  }), // Grenade Tube
] as const;
