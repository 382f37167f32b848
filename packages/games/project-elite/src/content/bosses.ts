export interface BossCard {
  readonly health: number;
  readonly move: number;
}

export const bossCards = {
  searsting: { health: 3, move: 3 },
  ashar: { health: 3, move: 4 },
  harrier: { health: 4, move: 1 },
  dreadspit: { health: 4, move: 3 },
  naga: { health: 4, move: 3 },
  gutslug: { health: 5, move: 2 },
  mindeater: { health: 6, move: 2 },
  thraex: { health: 6, move: 2 },
} as const satisfies Readonly<Record<string, BossCard>>;

export type BossId = keyof typeof bossCards;
export const bossIds = Object.keys(bossCards) as readonly BossId[];
export const isBossId = (id: string): id is BossId => Object.hasOwn(bossCards, id);

/** A card of the boss deck that brings none. */
export const allClear = 'all-clear';
export type BossDeckCard = BossId | typeof allClear;
export const bossDeck: readonly BossDeckCard[] = [
  ...bossIds,
  ...Array.from({ length: 12 }, () => allClear as typeof allClear),
];
