import type { EventRecord } from '../rules/records/records.ts';

// Lasting events that hold as long as they are not completed, and do nothing by themselves.

export const exhaustion: EventRecord = { no: 2, stopsHeroAbilities: true };
export const proxyHorde: EventRecord = { no: 4, moreMove: 1 };
export const limitedEquipment: EventRecord = { no: 5, stopsSearching: true };
export const suddenAttack: EventRecord = { no: 6, attacksWithin: 1 };
export const largeNumbers: EventRecord = { no: 9, moreFigures: 1 };
export const abruptShots: EventRecord = { no: 10, attacksWithin: 3 };
export const outOfTime: EventRecord = { no: 11, fewerSeconds: 20 };
export const enragedSpawn: EventRecord = { no: 12, activatesAllSwarm: true };
