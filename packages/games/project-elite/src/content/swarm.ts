/** The kinds of the swarm, as their reserves are counted. */
export const swarmKinds = ['biter', 'shooter', 'runner'] as const;
export type SwarmKind = (typeof swarmKinds)[number];

/** Figures of each kind in the box. */
export const figuresOfAKind = 15;

export interface SwarmParameters {
  readonly move: number;
  /** How far it attacks, with line of sight; null when it does not. */
  readonly attacksWithin: number | null;
}

export const swarmParameters: Readonly<Record<SwarmKind, SwarmParameters>> = {
  biter: { move: 2, attacksWithin: 1 },
  shooter: { move: 1, attacksWithin: 3 },
  runner: { move: 3, attacksWithin: null },
};

/** What a die of the swarm's must show to hurt. */
export const swarmHurtsOn = 4;
