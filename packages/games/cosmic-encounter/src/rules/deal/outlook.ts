import type { Seat } from '@starboard/engine';
import { cardFacts, type CardType } from '../../content/cosmic-cards.ts';
import type { Side } from '../state/state.ts';
import { type CardKind, type Gift, isAnyKind, type Terms } from './deal-terms.ts';
import type { Grant } from './grants.ts';

/** As many at least, and at most: how many cards of a type are in a hand only its owner knows. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/** What a main player has, as all can see. */
export interface Standing {
  readonly seat: Seat;
  readonly hand: number;
  readonly foreignColonies: number;
  readonly homeColonies: number;
  readonly inWarp: number;
}

/** What a main player would have after a deal, as far as all can tell. */
export interface Outlook {
  readonly hand: Range;
  readonly foreignColonies: number;
  readonly homeColonies: number;
  readonly inWarp: number;
  /** Its foreign colonies are as many as win the game. */
  readonly isEnough: boolean;
}

/** What a deal is about: what both have, and which planets each could grant. */
export interface Bargain {
  /** So many foreign colonies win the game. */
  readonly needed: number;
  readonly now: Readonly<Record<Side, Standing>>;
  readonly grants: Readonly<Record<Side, readonly Grant[]>>;
}

/** What both would have if these terms were carried out; settlers are thought to leave no colony empty. */
export const outlookOf = (bargain: Bargain, terms: Terms): Readonly<Record<Side, Outlook>> => ({
  offense: outlook(bargain, terms, 'offense', 'defense'),
  defense: outlook(bargain, terms, 'defense', 'offense'),
});

function outlook({ needed, now, grants }: Bargain, terms: Terms, side: Side, otherSide: Side): Outlook {
  const { seat, hand, foreignColonies, homeColonies, inWarp } = now[side];
  const given = cardsGiven(terms[side], hand);
  const got = cardsGiven(terms[otherSide], now[otherSide].hand);
  const { colony } = terms[otherSide];
  const isHomely = grants[otherSide].some(
    ({ planet, isHomeOfReceiver }) => planet === colony && isHomeOfReceiver,
  );
  const foreign = foreignColonies + (colony !== null && !isHomely ? 1 : 0);
  return {
    hand: { least: hand - given.most + got.least, most: hand - given.least + got.most },
    foreignColonies: foreign,
    homeColonies: homeColonies + (isHomely ? 1 : 0),
    inWarp: inWarp - released(terms, seat),
    isEnough: foreign >= needed,
  };
}

const released = ({ offense, defense }: Terms, seat: Seat): number =>
  (offense.release[seat] ?? 0) + (defense.release[seat] ?? 0);

const typeIn = (kind: CardKind): CardType =>
  kind === 'highest-attack' || kind === 'lowest-attack' ? 'attack' : (kind.slice(4) as CardType);

/** A kind that is named has one card at least, which may be one that is named anyway; all of a type may be all there is. */
function cardsGiven({ cards, kinds, random }: Gift, hand: number): Range {
  const sure = cards.length + kinds.filter(isAnyKind).length + random;
  const named = kinds.filter((kind) => !isAnyKind(kind));
  const types = new Set(cards.map((face) => cardFacts(`${face}/1`).type));
  const further = new Set(named.map(typeIn).filter((type) => !types.has(type))).size;
  const isBounded = named.every((kind) => kind === 'all-morph' || !kind.startsWith('all-'));
  // of an offer that cannot be kept it is the whole hand
  return {
    least: Math.min(hand, sure + further),
    most: isBounded ? Math.min(hand, sure + named.length) : hand,
  };
}
