import { locking, normal } from './slots.ts';
import { item, unlimited, weapon } from './equipment-kinds.ts';

/** The deck of 16, earned by killing bosses. */
export const technologies = [
  weapon({
    id: 'AT01',
    copies: 1,
    slots: [normal('G')],
    range: unlimited,
    dice: 3,
    hitsOn: 3,
    isStraight: true,
    refuses: ['range'],
  }), // Void Lance
  weapon({
    id: 'AT02',
    copies: 1,
    slots: [normal('H')],
    range: 1,
    dice: 0,
    hitsOn: 2,
    mode: 'sweep',
    refuses: ['attack', 'range'],
  }), // Plasma Scythe
  weapon({ id: 'AT03', copies: 1, slots: [normal('G')], range: 3, dice: 4, hitsOn: 4 }), // Swarm Needler
  weapon({
    id: 'AT04',
    copies: 1,
    slots: [normal('H')],
    range: 1,
    dice: 3,
    hitsOn: 3,
    damage: 2,
    refuses: ['range'],
  }), // Gravity Maul
  weapon({ id: 'AT05', copies: 1, slots: [normal('G')], range: 4, dice: 1, hitsOn: 2, mode: 'chain' }), // Arc Projector
  weapon({
    id: 'AT06',
    copies: 1,
    slots: [locking('G'), locking('G')],
    range: unlimited,
    dice: 6,
    hitsOn: 2,
    refuses: ['attack', 'range'],
  }), // Disintegrator
  weapon({
    id: 'AT07',
    copies: 1,
    slots: [normal('G'), locking('W')],
    range: 6,
    dice: 3,
    hitsOn: 3,
    needsNoSight: true,
  }), // Spore Mortar
  weapon({ id: 'AT08', copies: 1, slots: [normal('S')], range: 3, dice: 2, hitsOn: 3 }), // Phase Blaster
  weapon({ id: 'AT09', copies: 1, slots: [normal('G'), normal('W')], range: 5, dice: 5, hitsOn: 3 }), // Hive Cannon
  item({ id: 'AT10', copies: 1, slots: [normal('W')] }), // Phase Shifter
  item({ id: 'AT11', copies: 1, slots: [] }), // Regenerator
  item({ id: 'AT12', copies: 1, slots: [locking('H')] }), // Stasis Orb
  item({ id: 'AT13', copies: 1, slots: [locking('S')] }), // Mind Probe
  item({ id: 'AT14', copies: 1, slots: [] }), // Carapace
  item({ id: 'AT15', copies: 1, slots: [locking('W')], isOneUse: true }), // Chrono Core
  item({ id: 'AT16', copies: 1, slots: [] }), // Neural Link
] as const;
