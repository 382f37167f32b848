import type { EquipmentCard, ItemCard, UpgradeCard, WeaponCard } from './equipment-kinds.ts';
import { searchCards } from './search-cards.ts';
import { startingWeapons } from './starting-weapons.ts';
import { technologies } from './technologies.ts';

// A title is what is printed on a card (`SW02`), a card one piece of cardboard (`SW02.1`).

const printed = [...startingWeapons, ...searchCards, ...technologies];

export type Title = (typeof printed)[number]['id'];
export type ItemTitle = Extract<(typeof printed)[number], { readonly is: 'item' }>['id'];
export type CardId = string;

const byTitle: ReadonlyMap<string, EquipmentCard> = new Map(printed.map((card) => [card.id, card]));

/** Of one printed deck: every piece of cardboard. */
const piecesOf = (deck: readonly EquipmentCard[]): readonly CardId[] =>
  deck.flatMap(({ id, copies }) => Array.from({ length: copies }, (_, copy) => `${id}.${copy + 1}`));

/** All cards, by the deck they belong to. */
export const decks = {
  starting: piecesOf(startingWeapons),
  search: piecesOf(searchCards),
  technology: piecesOf(technologies),
} as const;

export type DeckId = keyof typeof decks;
export const titles: readonly Title[] = printed.map(({ id }) => id);

interface Piece {
  readonly title: Title;
  readonly deck: DeckId;
  readonly card: EquipmentCard;
}

const pieces: ReadonlyMap<CardId, Piece> = new Map(
  (Object.keys(decks) as DeckId[]).flatMap((deck) =>
    decks[deck].map((id) => {
      const title = id.split('.')[0] as Title;
      return [id, { title, deck, card: byTitle.get(title) as EquipmentCard }] as const;
    }),
  ),
);

const pieceOf = (id: CardId): Piece => {
  const piece = pieces.get(id);
  if (!piece) throw new Error(`there is no card ${id}`);
  return piece;
};

export const isCard = (id: string): boolean => pieces.has(id);
export const titleOf = (id: CardId): Title => pieceOf(id).title;
export const deckOf = (id: CardId): DeckId => pieceOf(id).deck;
export const cardOf = (id: CardId): EquipmentCard => pieceOf(id).card;
export const isWeapon = (id: CardId): boolean => cardOf(id).is === 'weapon';

export function weaponOf(id: CardId): WeaponCard {
  const card = cardOf(id);
  if (card.is !== 'weapon') throw new Error(`${id} is no weapon`);
  return card;
}

export function itemOf(id: CardId): ItemCard {
  const card = cardOf(id);
  if (card.is !== 'item') throw new Error(`${id} is no item`);
  return card;
}

export function upgradeOf(id: CardId): UpgradeCard {
  const card = cardOf(id);
  if (card.is !== 'upgrade') throw new Error(`${id} is no upgrade`);
  return card;
}

export const printedCard = (title: Title): EquipmentCard => byTitle.get(title) as EquipmentCard;
