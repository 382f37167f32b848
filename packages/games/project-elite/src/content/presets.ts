// All numbers that are tuned: a preset and its version are kept with every match.

export const difficulties = ['story', 'low', 'medium', 'high', 'nightmare'] as const;
export type Difficulty = (typeof difficulties)[number];

/** How many event cards of each group lie in the row. */
export interface EventMix {
  readonly lasting: number;
  readonly nothing: number;
  readonly movement: number;
  readonly swarmRush: number;
  readonly bossRush: number;
}

export interface Preset {
  readonly version: number;
  readonly actionSeconds: number;
  readonly rollTumbleMs: number;
  readonly bossesActivateOnSpawn: boolean;
  readonly events: EventMix;
  /** Swarm cards beyond one for each player. */
  readonly moreSwarmCards: number;
  readonly bossCards: number;
}

const low: Preset = {
  version: 1,
  actionSeconds: 120,
  rollTumbleMs: 1200,
  bossesActivateOnSpawn: true,
  events: { lasting: 0, nothing: 5, movement: 2, swarmRush: 1, bossRush: 0 },
  moreSwarmCards: 0,
  bossCards: 1,
};
const medium: Preset = {
  ...low,
  events: { lasting: 3, nothing: 2, movement: 2, swarmRush: 1, bossRush: 0 },
  bossCards: 2,
};
const high: Preset = {
  ...medium,
  events: { lasting: 4, nothing: 0, movement: 2, swarmRush: 1, bossRush: 1 },
  moreSwarmCards: 1,
};

export const presets: Readonly<Record<Difficulty, Preset>> = {
  story: { ...low, actionSeconds: 150, bossesActivateOnSpawn: false },
  low,
  medium,
  high,
  nightmare: { ...high, actionSeconds: 110 },
};

/** Milliseconds of game time, the same in all presets. */
export const times = {
  hitTumble: 800,
  untimedTumble: 300,
  hitAssign: 6_000,
  dieLoss: 5_000,
  offer: 10_000,
  grace: 250,
  timeUpAlien: 15_000,
  timeUpAct: 30_000,
  teamChoice: 20_000,
  heroChoice: 10_000,
  setup: 120_000,
  countdown: 3_000,
} as const;

export const pausesPerPlayer = 2;
export const rounds = 8;
