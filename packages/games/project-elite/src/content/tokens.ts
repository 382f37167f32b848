import { locking, lockingSlots, normal, type Slot } from './slots.ts';

/** Tokens with slots: a demolition charge, a scout, a nest, a cage. */
export const demolitionTokens: Readonly<Record<string, readonly Slot[]>> = {
  'D3-1': lockingSlots('HHW'),
  'D3-2': lockingSlots('WWG'),
  'D3-3': lockingSlots('GGS'),
  'D3-4': lockingSlots('SSH'),
  'D3-5': lockingSlots('HWG'),
  'D3-6': lockingSlots('WGS'),
  'D4-1': lockingSlots('HHWW'),
  'D4-2': lockingSlots('WWGG'),
  'D4-3': lockingSlots('GGSS'),
  'D4-4': lockingSlots('SSHH'),
  'D4-5': lockingSlots('HWGS'),
  'D4-6': lockingSlots('HWGS'),
};

export const reconTokens: Readonly<Record<string, readonly Slot[]>> = {
  R1: [normal('H', 'W')],
  R2: [normal('W', 'G')],
  R3: [normal('G', 'S')],
  R4: [normal('S', 'H')],
  R5: [normal('H', 'G')],
  R6: [normal('W', 'S')],
};

export const exterminationTokens: Readonly<Record<string, readonly Slot[]>> = {
  X1: lockingSlots('HWG'),
  X2: lockingSlots('WWG'),
  X3: lockingSlots('GGH'),
  X4: lockingSlots('SWH'),
  X5: lockingSlots('HHWG'),
  X6: lockingSlots('WWGS'),
  X7: lockingSlots('GGHS'),
  X8: lockingSlots('HWGS'),
};

export const captureTokens: Readonly<Record<string, readonly Slot[]>> = {
  C1: [locking('H'), locking('W')],
  C2: [locking('W'), locking('W')],
  C3: [locking('H'), locking('H')],
  C4: [locking('S'), locking('W')],
  C5: [locking('H'), locking('G')],
  C6: [locking('G'), locking('W')],
};

/** What an exploration token turns out to be. */
export const finds = [
  'boss-alert',
  'scent-of-battle',
  'swarm-alert',
  'debris',
  'alien-relic',
  'lucky-find',
  'stand-down',
] as const;
export type Find = (typeof finds)[number];

/** How many of each there are; six players lay out two more that are debris. */
export const findCounts: Readonly<Record<Find, number>> = {
  'boss-alert': 1,
  'scent-of-battle': 1,
  'swarm-alert': 1,
  debris: 1,
  'alien-relic': 3,
  'lucky-find': 1,
  'stand-down': 2,
};
export const moreDebrisForSix = 2;

const slotsOf: Readonly<Record<string, readonly Slot[]>> = {
  ...demolitionTokens,
  ...reconTokens,
  ...exterminationTokens,
  ...captureTokens,
};

/** The slots of a token; those of a mission without dice on its tokens have none. */
export const tokenSlots = (token: string): readonly Slot[] => slotsOf[token] ?? [];

/** Supplies that can run out. */
export const mostAcid = 12;
export const mostSlime = 4;
export const mostMines = 6;
