import { locking, normal, type Slot } from './slots.ts';

export interface HeroCard {
  /** The most damage that is survived: one more kills. */
  readonly survives: number;
  /** From so much damage on a die is lost. */
  readonly limit: number;
  /** Of the hero's own board. */
  readonly slots: readonly Slot[];
}

/** In the order in which heroes are taken that no player has chosen. */
export const heroCards = {
  akosha: { survives: 5, limit: 3, slots: [] },
  gerid: { survives: 6, limit: 3, slots: [] },
  gilgamesh: { survives: 7, limit: 4, slots: [locking('G')] },
  kara: { survives: 5, limit: 3, slots: [] },
  quinye: { survives: 5, limit: 3, slots: [normal('H'), normal('S')] },
  voker: { survives: 6, limit: 4, slots: [] },
} as const satisfies Readonly<Record<string, HeroCard>>;

export type HeroId = keyof typeof heroCards;
export const heroIds = Object.keys(heroCards) as readonly HeroId[];
export const isHeroId = (id: string): id is HeroId => Object.hasOwn(heroCards, id);
export const heroCard = (id: HeroId): HeroCard => heroCards[id];
