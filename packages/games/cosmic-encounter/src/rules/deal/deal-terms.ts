import { type Json, type Reason, reason, type Seat } from '@starboard/engine';
import { type CardFace, type CardType, cardTypes, copiesOf, faceOf } from '../../content/cosmic-cards.ts';

/** Types of which cards differ, so that there is something to pick. */
const pickedTypes = ['attack', 'reinforcement', 'artifact', 'flare'] as const;

/** One card of a type; its giver picks which when the deal is carried out. */
export type AnyKind = `any-${(typeof pickedTypes)[number]}`;

/** Cards named by what they are: all of a type, the highest or lowest attack, or one of a type. */
export type CardKind = `all-${CardType}` | 'highest-attack' | 'lowest-attack' | AnyKind;

export const cardKinds: readonly CardKind[] = [
  ...cardTypes.map((type): CardKind => `all-${type}`),
  'highest-attack',
  'lowest-attack',
  ...pickedTypes.map((type): AnyKind => `any-${type}`),
];

/** Kinds of which the giver picks a card, besides all that is named. */
export const pickedKinds = ({ kinds }: Gift): readonly AnyKind[] => kinds.filter(isAnyKind);

export const isAnyKind = (kind: CardKind): kind is AnyKind => kind.startsWith('any-');

/** What one main player gives the other. */
export interface Gift {
  /** Cards of the giver's hand, each by its face. */
  readonly cards: readonly CardFace[];
  readonly kinds: readonly CardKind[];
  /** Further cards, drawn at random from that hand. */
  readonly random: number;
  /** A planet on which the receiver may found a colony, by its key. */
  readonly colony: string | null;
  /** Ships that leave the warp, where a power can do that: how many, by the seat whose they are. */
  readonly release: Readonly<Record<string, number>>;
}

/** Both gifts, by the giver. */
export interface Terms {
  readonly offense: Gift;
  readonly defense: Gift;
}

/** One minute to agree, where people play against a clock; in milliseconds. */
export const talksLength = 60_000;

/** What the two main players have said so far, for all to hear. */
export interface Talks {
  /** The latest offer, and who has accepted it. */
  terms: Terms | null;
  version: number;
  accepted: Seat[];
  /** Who has said no to it, and why, if they said so. */
  declined?: Seat;
  why?: WhyNot;
  readonly deadline: number;
}

/** Ready words for a talker who says no to an offer. */
export const whysNot = [
  'too-little',
  'want-colony',
  'you-would-win',
  'something-else',
  'nothing-to-give',
] as const;

export type WhyNot = (typeof whysNot)[number];

/** What a talker gives as its reason for saying no; null when it says no such thing. */
export function readWhyNot(answer: Json): WhyNot | null {
  if (!isRecord(answer)) return null;
  const { 'decline-because': why, ...more } = answer;
  const known = whysNot.find((each) => each === why);
  return known !== undefined && Object.keys(more).length === 0 ? known : null;
}

export const nothing: Gift = { cards: [], kinds: [], random: 0, colony: null, release: {} };

/** Whether a card changes hands or a colony is founded; ships let out of the warp do not make a deal. */
export const isSomething = ({ cards, kinds, random, colony }: Gift): boolean =>
  cards.length + kinds.length + random > 0 || colony !== null;

/** Terms by which no player gets anything are no deal. */
export const refuseNothing = ({ offense, defense }: Terms): Reason | null =>
  isSomething(offense) || isSomething(defense)
    ? null
    : reason('ce.deal-needs-something', undefined, 'ce.rule.deals');

/** Reads terms as a client may have written them; null when they are none. */
export function readTerms(value: Json | undefined): Terms | null {
  if (!isRecord(value)) return null;
  const offense = readGift(value['offense']);
  const defense = readGift(value['defense']);
  return offense && defense ? { offense, defense } : null;
}

function readGift(value: Json | undefined): Gift | null {
  if (!isRecord(value)) return null;
  const { cards = [], kinds = [], random = 0, colony = null, release = {} } = value;
  if (!isListOf(cards, (card) => copiesOf(faceOf(card)).length > 0) || !isListOf(kinds, isKind)) return null;
  const planet = isListOf(colony, () => true) && colony.length < 2 ? (colony[0] ?? null) : colony;
  if (!isCount(random) || (planet !== null && typeof planet !== 'string')) return null;
  if (!isRecord(release) || !Object.values(release).every(isCount)) return null;
  return {
    // a card of the own hand may be named as it is; which of equal cards it is makes no difference
    cards: cards.map(faceOf),
    kinds: [...new Set(kinds as CardKind[])],
    random,
    colony: planet,
    release: release as Gift['release'],
  };
}

const isKind = (word: string): boolean => (cardKinds as readonly string[]).includes(word);

const isListOf = (value: Json, isOne: (word: string) => boolean): value is string[] =>
  Array.isArray(value) && value.every((word) => typeof word === 'string' && isOne(word));

const isCount = (value: Json): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

const isRecord = (value: Json | undefined): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
