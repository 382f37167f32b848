import type { Json } from '@starboard/engine';
import { type AlienId, alienIds } from './aliens.ts';

export const cardTypes = ['attack', 'negotiate', 'morph', 'reinforcement', 'artifact', 'flare'] as const;

export type CardType = (typeof cardTypes)[number];

/** How many of each are in the box. */
const artifactCopies = {
  'card-zap': 2,
  'cosmic-zap': 2,
  'emotion-control': 1,
  'force-field': 1,
  'ionic-gas': 1,
  'mobius-tubes': 2,
  plague: 1,
  quash: 1,
} as const;

export type ArtifactId = keyof typeof artifactCopies;

export const artifacts = Object.keys(artifactCopies) as readonly ArtifactId[];

/** The face of a card: `attack-08`, `negotiate`, `morph`, `reinforcement-3`, an artifact, `flare-zombie`. */
export type CardFace = string;

/** One card of the deck: its face and, where there are several, a number: `attack-08/3`. */
export type CardId = string;

const attackCopies: Readonly<Record<number, number>> = {
  0: 1,
  1: 1,
  4: 4,
  5: 1,
  6: 7,
  7: 1,
  8: 7,
  9: 1,
  10: 4,
  11: 1,
  12: 2,
  13: 1,
  14: 2,
  15: 1,
  20: 2,
  23: 1,
  30: 1,
  40: 1,
};

const attackFace = (value: number): CardFace => `attack-${String(value).padStart(2, '0')}`;

// worked out beforehand: windows look for flares all the time
const flareFaces = new Map<AlienId, CardFace>(alienIds.map((alien) => [alien, `flare-${alien}`]));

export const flareFace = (alien: AlienId): CardFace => flareFaces.get(alien) as CardFace;
export const classicFilchFlare: CardFace = 'flare-filch-classic';

export const filchFlares = ['standard', 'classic'] as const;
export type FilchFlare = (typeof filchFlares)[number];

/** Every face that an alien's flare can have. */
export const flareFacesOf = (alien: AlienId): readonly CardFace[] =>
  alien === 'filch' ? [flareFace(alien), classicFilchFlare] : [flareFace(alien)];

/** The flare an alien has in this game: of Filch's two, one is chosen. */
export const flareInGame = (alien: AlienId, { filchFlare }: { readonly filchFlare: FilchFlare }): CardFace =>
  alien === 'filch' && filchFlare === 'classic' ? classicFilchFlare : flareFace(alien);

const numbered = (face: CardFace, copies: number): CardId[] =>
  Array.from({ length: copies }, (_, index) => `${face}/${index + 1}`);

const reinforcementCopies: Readonly<Record<CardFace, number>> = {
  'reinforcement-2': 2,
  'reinforcement-3': 3,
  'reinforcement-5': 1,
};

export const reinforcements: readonly CardFace[] = Object.keys(reinforcementCopies);

/** The 72 cards every game has: 39 attacks, 15 negotiates, the morph, 6 reinforcements, 11 artifacts. */
export const basicDeck: readonly CardId[] = [
  ...Object.entries(attackCopies).flatMap(([value, copies]) => numbered(attackFace(Number(value)), copies)),
  ...numbered('negotiate', 15),
  'morph/1',
  ...Object.entries(reinforcementCopies).flatMap(([face, copies]) => numbered(face, copies)),
  ...artifacts.flatMap((artifact) => numbered(artifact, artifactCopies[artifact])),
];

export const flareCards: readonly CardId[] = [...alienIds.map(flareFace), classicFilchFlare].map(
  (face) => `${face}/1`,
);

export interface CardFacts {
  readonly face: CardFace;
  readonly type: CardType;
  /** Of an attack or a reinforcement; 0 otherwise. */
  readonly value: number;
  readonly artifact: ArtifactId | null;
  /** Whose flare it is. */
  readonly flare: AlienId | null;
}

/** Attacks first and the highest last, then cards to talk with, to strengthen and to act with. */
const allCards: readonly CardId[] = [...basicDeck, ...flareCards];

const factsById: ReadonlyMap<CardId, CardFacts> = new Map(
  allCards.map((card) => [card, readFacts(card)] as const),
);

/** A face as it is, or that of one card: `attack-08` of `attack-08/3`. */
export function faceOf(card: CardFace): CardFace {
  return card.split('/')[0] ?? card;
}

function readFacts(card: CardId): CardFacts {
  const face = faceOf(card);
  const number = Number(face.split('-').at(-1));
  const artifact = artifacts.find((known) => known === face) ?? null;
  const flare =
    alienIds.find((alien) => face === flareFace(alien)) ?? (face === classicFilchFlare ? 'filch' : null);
  const plain = { face, value: 0, artifact, flare };
  if (artifact) return { ...plain, type: 'artifact' };
  if (flare) return { ...plain, type: 'flare' };
  if (face.startsWith('attack')) return { ...plain, type: 'attack', value: number };
  if (face.startsWith('reinforcement')) return { ...plain, type: 'reinforcement', value: number };
  return { ...plain, type: face === 'morph' ? 'morph' : 'negotiate' };
}

export function cardFacts(card: CardId): CardFacts {
  const facts = factsById.get(card);
  if (!facts) throw new RangeError(`there is no card '${card}'`);
  return facts;
}

/** As a hand is held. */
export const asHeld = (cards: readonly CardId[]): readonly CardId[] =>
  cards.toSorted((one, other) => allCards.indexOf(one) - allCards.indexOf(other));

/** Equal cards cannot be told apart: in public each is spoken of as the first of its kind. */
export const anyCopy = (card: CardId): CardId => `${cardFacts(card).face}/1`;

/** The same for what was named with a use, cards among other things. */
export function withAnyCopies(named: Json): Json {
  if (typeof named === 'string') return factsById.has(named) ? anyCopy(named) : named;
  return Array.isArray(named) ? (named as readonly Json[]).map(withAnyCopies) : named;
}

export const typeOf = (card: CardId): CardType => cardFacts(card).type;

export const isEncounterCard = (card: CardId): boolean => {
  const type = typeOf(card);
  return type === 'attack' || type === 'negotiate' || type === 'morph';
};

/** Every face that an encounter card can have. */
export const encounterFaces: readonly CardFace[] = [
  ...new Set(basicDeck.filter(isEncounterCard).map((card) => cardFacts(card).face)),
];

/** Every copy of a face that the deck could hold. */
export const copiesOf = (face: CardFace): readonly CardId[] => copiesByFace.get(face) ?? [];

const copiesByFace: ReadonlyMap<CardFace, readonly CardId[]> = new Map(
  [...factsById.values()].map(({ face }) => [
    face,
    [...factsById.keys()].filter((card) => cardFacts(card).face === face),
  ]),
);
