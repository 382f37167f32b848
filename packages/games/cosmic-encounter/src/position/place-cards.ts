import { aliensIn } from '../content/aliens.ts';
import { colours } from '../content/colours.ts';
import {
  basicDeck,
  type CardFace,
  type CardId,
  cardFacts,
  flareInGame,
  copiesOf,
  typeOf,
} from '../content/cosmic-cards.ts';
import type { Settings } from '../rules/state/options.ts';
import { flaresInDeck } from '../rules/setup/lay-out.ts';
import { playersOf } from './check-description.ts';
import type { PositionDescription } from './description.ts';

const usualHand: readonly CardFace[] = ['attack-06', 'attack-08', 'negotiate', 'attack-04', 'attack-10'];

/** Attacks of 4 to 10 and negotiates: all that can be done with them is to select them. */
function isHarmless(card: CardId): boolean {
  const { type, value } = cardFacts(card);
  return type === 'negotiate' || (type === 'attack' && value >= 4 && value <= 10);
}

export interface PlacedCards {
  readonly hands: CardId[][];
  readonly onSheets: CardId[][];
  /** Under each player's technologies. */
  readonly stored: CardId[][][];
  /** The top is the last. */
  readonly deck: CardId[];
  readonly discard: CardId[];
  readonly beside: Readonly<Record<string, CardId[]>>;
}

/** Deals what is described first, so that harmless cards only fill the gaps. */
export function placeCards(description: PositionDescription, settings: Settings): PlacedCards {
  const pile = new Pile([...basicDeck, ...flaresFor(description, settings)]);
  const given = colours.slice(0, playersOf(description)).map((colour) => description[colour] ?? {});
  const named = given.map(({ hand, extra = [] }) => [
    ...pile.take(Array.isArray(hand) ? (hand as readonly CardFace[]) : []),
    ...pile.take(extra),
  ]);
  const onSheets = given.map(({ onSheet = [] }) => pile.take(onSheet));
  const stored = given.map(({ techs = [] }) => techs.map(({ card }) => pile.take(card ? [card] : [])));
  const next = pile.take(description.deck ?? []);
  const discard = pile.take(description.discard ?? []);
  const beside = Object.fromEntries(
    Object.entries(description.beside ?? {}).map(
      ([planet, faces]) => [planet, pile.take(faces ?? [])] as const,
    ),
  );
  const hands = given.map(({ hand = usualHand.length }, seat) => [
    ...(typeof hand === 'number' ? pile.harmless(hand) : []),
    ...(named[seat] ?? []),
  ]);
  const rest = pile.rest();
  const { deckCount } = description;
  if (deckCount !== undefined) {
    if (deckCount < next.length || deckCount > next.length + rest.length)
      throw new Error(`the deck cannot have ${deckCount} cards`);
    discard.unshift(...rest.splice(deckCount - next.length));
  }
  return { hands, onSheets, stored, deck: [...next, ...rest].reverse(), discard, beside };
}

/** Every card once. */
class Pile {
  #cards: CardId[];

  constructor(cards: CardId[]) {
    this.#cards = cards;
  }

  take(faces: readonly CardFace[]): CardId[] {
    return faces.map((face) => {
      if (copiesOf(face).length === 0) throw new Error(`there is no card '${face}'`);
      const card = this.#maybe(face);
      if (card === null) throw new Error(`the deck has no further ${face}`);
      return card;
    });
  }

  /** A mixed handful of what is left. */
  harmless(count: number): CardId[] {
    return Array.from({ length: count }, (_, index) => {
      const card = this.#maybe(usualHand[index % usualHand.length] ?? '') ?? this.#cards.find(isHarmless);
      if (card === undefined) throw new Error('there are not enough harmless cards');
      this.#remove(card);
      return card;
    });
  }

  rest(): CardId[] {
    return [
      ...this.#cards.filter(isHarmless).sort((a, b) => order(a) - order(b)),
      ...this.#cards.filter((card) => !isHarmless(card)),
    ];
  }

  #maybe(face: CardFace): CardId | null {
    const card = this.#cards.find((candidate) => cardFacts(candidate).face === face);
    if (card === undefined) return null;
    this.#remove(card);
    return card;
  }

  #remove(card: CardId): void {
    this.#cards = this.#cards.filter((other) => other !== card);
  }
}

/** First copies first, so that the faces of a deck alternate. */
const order = (card: CardId): number => copiesOf(cardFacts(card).face).indexOf(card);

/** The ten flares of the deck: those mentioned, those of the aliens in play, and others. */
function flaresFor(description: PositionDescription, settings: Settings): CardId[] {
  const mentioned = flaresMentioned(description);
  if (settings.flares === 'none') {
    const [flare] = mentioned;
    if (flare !== undefined) throw new Error(`without flares there is no ${flare}`);
    return [];
  }
  const inPlay = colours.flatMap((colour) => description[colour]?.alien ?? []);
  const others = [...inPlay, ...aliensIn(settings.edition)].map((alien) => flareInGame(alien, settings));
  const faces = [...new Set([...mentioned, ...others])];
  if (mentioned.length > flaresInDeck) throw new Error(`a deck has only ${flaresInDeck} flares`);
  return faces.slice(0, flaresInDeck).flatMap(copiesOf);
}

/** Every flare that a hand or a pile is said to hold. */
export function flaresMentioned(description: PositionDescription): CardFace[] {
  const hands = colours.flatMap((colour) => {
    const { hand = [], extra = [], onSheet = [] } = description[colour] ?? {};
    return [...(typeof hand === 'number' ? [] : hand), ...extra, ...onSheet];
  });
  const faces = [...hands, ...(description.deck ?? []), ...(description.discard ?? [])];
  return faces.filter((face) => copiesOf(face).some((card) => typeOf(card) === 'flare'));
}
