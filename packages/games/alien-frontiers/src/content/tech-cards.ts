export const titles = [
  'alien-city',
  'alien-monument',
  'booster-pod',
  'data-crystal',
  'gravity-manipulator',
  'holographic-decoy',
  'orbital-teleporter',
  'plasma-cannon',
  'polarity-device',
  'resource-cache',
  'stasis-beam',
  'temporal-warper',
] as const;

export type Title = (typeof titles)[number];

/** These work by lying there; every other card has a power for fuel, and one for discarding it. */
const still: readonly Title[] = ['alien-city', 'alien-monument', 'holographic-decoy', 'resource-cache'];

export const hasPowers = (title: Title): boolean => !still.includes(title);

/** Its owner has a point for it. */
export const isWorthAPoint = (title: Title): boolean => title === 'alien-city' || title === 'alien-monument';

/** One card: its title, or the title and a number where the deck has two. */
export type CardId = string;

export const isTitle = (key: string): key is Title => (titles as readonly string[]).includes(key);

export const copiesOf = (title: Title): number =>
  title === 'alien-city' || title === 'alien-monument' ? 1 : 2;

export const cardsOf = (title: Title): readonly CardId[] =>
  copiesOf(title) === 1 ? [title] : [`${title}/1`, `${title}/2`];

const titleById: ReadonlyMap<CardId, Title> = new Map(
  titles.flatMap((title) => cardsOf(title).map((card) => [card, title] as const)),
);

export function titleOf(card: CardId): Title {
  const title = titleById.get(card);
  if (!title) throw new Error(`there is no tech card '${card}'`);
  return title;
}

/** All 22 cards, or the 20 of the app's first release, which had no Temporal Warper. */
export const techDeck = (size: '22' | '20'): CardId[] => decks[size].slice();

const decks: Readonly<Record<'22' | '20', readonly CardId[]>> = {
  '22': titles.flatMap(cardsOf),
  '20': titles.filter((title) => title !== 'temporal-warper').flatMap(cardsOf),
};
