import type { Slot } from './slots.ts';

/** Farther than any two cells are apart. */
export const unlimited = 99;

/** How hits are given: freely; a die for each target; with damage to all around; with one to another alien nearby. */
export type WeaponMode = 'normal' | 'sweep' | 'blast' | 'chain';
export type UpgradeKind = 'attack' | 'range';

export interface WeaponCard<Id extends string = string> {
  readonly is: 'weapon';
  readonly id: Id;
  readonly copies: number;
  readonly slots: readonly Slot[];
  readonly range: number;
  /** Hit dice; a sweep rolls one a target. */
  readonly dice: number;
  readonly hitsOn: number;
  readonly damage: number;
  readonly mode: WeaponMode;
  /** Only along rows, columns and diagonals. */
  readonly isStraight: boolean;
  readonly needsNoSight: boolean;
  readonly refuses: readonly UpgradeKind[];
  /** Who has killed with it may take a step for nothing. */
  readonly stepsAfterKill: boolean;
}

export interface ItemCard<Id extends string = string> {
  readonly is: 'item';
  readonly id: Id;
  readonly copies: number;
  readonly slots: readonly Slot[];
  /** It leaves the game after its effect. */
  readonly isOneUse: boolean;
}

export interface UpgradeCard<Id extends string = string> {
  readonly is: 'upgrade';
  readonly id: Id;
  readonly copies: number;
  readonly kind: UpgradeKind;
  readonly adds: { readonly dice?: number; readonly hitsOn?: number; readonly range?: number };
}

export type EquipmentCard = WeaponCard | ItemCard | UpgradeCard;

type Usual = 'is' | 'damage' | 'mode' | 'isStraight' | 'needsNoSight' | 'refuses' | 'stepsAfterKill';

export const weapon = <const Id extends string>(
  card: Omit<WeaponCard<Id>, Usual> & Partial<Pick<WeaponCard, Usual>>,
): WeaponCard<Id> => ({
  damage: 1,
  mode: 'normal',
  isStraight: false,
  needsNoSight: false,
  refuses: [],
  stepsAfterKill: false,
  ...card,
  is: 'weapon',
});

export const item = <const Id extends string>(
  card: Omit<ItemCard<Id>, 'is' | 'isOneUse'> & { readonly isOneUse?: boolean },
): ItemCard<Id> => ({ isOneUse: false, ...card, is: 'item' });

export const upgrade = <const Id extends string>(card: Omit<UpgradeCard<Id>, 'is'>): UpgradeCard<Id> => ({
  ...card,
  is: 'upgrade',
});
