import { locking, normal } from './slots.ts';
import { item, unlimited, upgrade, weapon } from './equipment-kinds.ts';

/** The deck of 40. */
export const searchCards = [
  weapon({
    id: 'SW01',
    copies: 1,
    slots: [locking('G'), locking('W')],
    range: 4,
    dice: 4,
    hitsOn: 2,
    refuses: ['attack'],
  }), // Multi-Salvo Launcher
  weapon({ id: 'SW02', copies: 2, slots: [normal('G')], range: 4, dice: 2, hitsOn: 4 }), // Assault Rifle
  weapon({ id: 'SW03', copies: 1, slots: [normal('G'), locking('G')], range: 4, dice: 3, hitsOn: 3 }), // Heavy Machine Gun
  weapon({
    id: 'SW04',
    copies: 1,
    slots: [normal('G'), normal('W')],
    range: 2,
    dice: 0,
    hitsOn: 3,
    mode: 'sweep',
    refuses: ['attack', 'range'],
  }), // Flamer
  weapon({
    id: 'SW05',
    copies: 1,
    slots: [normal('G'), normal('S')],
    range: unlimited,
    dice: 1,
    hitsOn: 2,
    damage: 3,
    refuses: ['range'],
  }), // Sniper Rifle
  weapon({ id: 'SW06', copies: 2, slots: [normal('H')], range: 1, dice: 3, hitsOn: 4, refuses: ['range'] }), // Shock Baton
  weapon({
    id: 'SW07',
    copies: 2,
    slots: [normal('W'), locking('G')],
    range: 5,
    dice: 2,
    hitsOn: 4,
    mode: 'blast',
  }), // Grenade Launcher
  weapon({ id: 'SW08', copies: 2, slots: [normal('G')], range: 3, dice: 1, hitsOn: 3, damage: 2 }), // Plasma Pistol
  weapon({ id: 'SW09', copies: 1, slots: [normal('G')], range: 2, dice: 3, hitsOn: 4, refuses: ['range'] }), // Auto Shotgun
  weapon({ id: 'SW10', copies: 1, slots: [normal('W')], range: 3, dice: 2, hitsOn: 3, isStraight: true }), // Laser Drill
  weapon({
    id: 'SW11',
    copies: 1,
    slots: [locking('G'), locking('G')],
    range: unlimited,
    dice: 3,
    hitsOn: 2,
    damage: 2,
    refuses: ['attack', 'range'],
  }), // Rocket Pod
  weapon({
    id: 'SW12',
    copies: 1,
    slots: [normal('H'), locking('W')],
    range: 1,
    dice: 4,
    hitsOn: 3,
    refuses: ['range'],
  }), // Chain Saber
  item({ id: 'SI01', copies: 3, slots: [locking('H')], isOneUse: true }), // Medkit
  item({ id: 'SI02', copies: 2, slots: [locking('S')] }), // Field Dressing
  item({ id: 'SI03', copies: 2, slots: [normal('H')] }), // Jump Boots
  item({ id: 'SI04', copies: 2, slots: [locking('W')] }), // Suppression Beacon
  item({ id: 'SI05', copies: 2, slots: [locking('H')], isOneUse: true }), // Stim Injector
  item({ id: 'SI06', copies: 2, slots: [] }), // Armor Vest
  item({ id: 'SI07', copies: 1, slots: [] }), // Hack Tool
  item({ id: 'SI08', copies: 1, slots: [locking('G')] }), // Repulsor
  item({ id: 'SI09', copies: 1, slots: [locking('S')], isOneUse: true }), // Time Extender
  upgrade({ id: 'UP01', copies: 2, kind: 'attack', adds: { dice: 1 } }), // Extended Magazine
  upgrade({ id: 'UP02', copies: 2, kind: 'attack', adds: { hitsOn: -1 } }), // Targeting Chip
  upgrade({ id: 'UP03', copies: 2, kind: 'range', adds: { range: 1 } }), // Long Barrel
  upgrade({ id: 'UP04', copies: 2, kind: 'range', adds: { range: 2 } }), // Smart Scope
] as const;
