import type { Seat, Viewer } from '@starboard/engine';
import { type CardFace, type CardId, cardFacts, encounterFaces } from '../../content/cosmic-cards.ts';
import { othersThan } from '../state/seats.ts';
import type { PlayedCard, State } from '../state/state.ts';

// Of each face a viewer knows how many there are at least. What it sees leave is one less of that face; of `n` cards
// that leave unseen any may be of that face, so it knows of `n` fewer. All of it follows from what that viewer has seen:
// what is forgotten, and when, betrays nothing either.

const none: readonly CardFace[] = [];

/** What the viewer knows to be in that hand, or to lie face down before its player. */
export function knownTo({ known }: State, hand: Seat, viewer: Viewer): readonly CardFace[] {
  for (const each of known) if (each.hand === hand && each.to === viewer) return each.faces;
  return none;
}

const faceOf = (card: CardId): CardFace => cardFacts(card).face;

/** All who do not hold that hand themselves. */
const viewersOf = (state: State, hand: Seat): readonly Viewer[] => [...othersThan(state, hand), 'spectator'];

function change(
  state: State,
  hand: Seat,
  viewers: readonly Viewer[],
  now: (faces: readonly CardFace[]) => readonly CardFace[],
): void {
  const known = state.known.filter((each) => each.hand !== hand || !viewers.includes(each.to));
  for (const to of viewers) {
    // of the own hand there is nothing to remember
    const faces = to === hand ? none : now(knownTo(state, hand, to));
    if (faces.length > 0) known.push({ hand, to, faces });
  }
  state.known = known;
}

const isNothingKnown = ({ known }: State, hand: Seat): boolean => known.every((each) => each.hand !== hand);

/** These faces without those, one for one. */
export function without(faces: readonly CardFace[], gone: readonly CardFace[]): readonly CardFace[] {
  const left = [...faces];
  for (const face of gone) if (left.includes(face)) left.splice(left.indexOf(face), 1);
  return left;
}

/** Of each face all but the first so many. */
function allBut(faces: readonly CardFace[], count: (face: CardFace) => number): readonly CardFace[] {
  if (faces.length === 0) return none;
  return faces.filter(
    (face, index) => faces.slice(0, index).filter((each) => each === face).length >= count(face),
  );
}

/** Cards come into the hand before the eyes of these viewers, or of all. */
export const comesInSight = (
  state: State,
  hand: Seat,
  cards: readonly CardId[],
  viewers = viewersOf(state, hand),
): void => {
  change(state, hand, viewers, (faces) => [...faces, ...cards.map(faceOf)]);
};

/** A viewer looks at cards that are in the hand; some of them it may have known. */
export const isLookedAt = (state: State, hand: Seat, cards: readonly CardId[], viewer: Viewer): void => {
  const seen = cards.map(faceOf);
  change(state, hand, [viewer], (faces) => [...seen, ...without(faces, seen)]);
};

/** Cards leave the hand for all to see. */
export function leavesInSight(state: State, hand: Seat, cards: readonly CardId[]): void {
  if (isNothingKnown(state, hand)) return;
  change(state, hand, viewersOf(state, hand), (faces) => without(faces, cards.map(faceOf)));
}

/** So many cards leave the hand, of any face or one of these, and none of the others sees which. */
export function leavesUnseen(
  state: State,
  hand: Seat,
  count: number,
  among: readonly CardFace[] | null = null,
): void {
  if (isNothingKnown(state, hand)) return;
  const mostGone = (face: CardFace) => ((among?.includes(face) ?? true) ? count : 0);
  change(state, hand, viewersOf(state, hand), (faces) => allBut(faces, mostGone));
}

/** These hands are mixed, or leave as a whole. */
export const isForgotten = (state: State, ...hands: readonly Seat[]): void => {
  if (state.known.length > 0) state.known = state.known.filter(({ hand }) => !hands.includes(hand));
};

/** Cards on their way from hand to hand; only the two players see which. */
export interface Move {
  readonly from: Seat;
  readonly to: Seat;
  readonly cards: readonly CardId[];
  /** Where they come to lie; what lies aside is in no hand. */
  readonly where: 'hand' | 'aside';
  /** How many cards stay in the hand they leave. */
  readonly staying: number;
}

/** Hands give cards to each other, all at once. */
export function changesHands(state: State, ...moves: readonly Move[]): void {
  const parts = moves.flatMap((move) => {
    const { from, to, cards, where } = move;
    const viewers: readonly Viewer[] = [...state.players.keys(), 'spectator'];
    return viewers.map((viewer) => {
      const known = knownTo(state, from, viewer);
      const isSeen = viewer === from || viewer === to;
      const left = isSeen ? without(known, cards.map(faceOf)) : allBut(known, () => cards.length);
      const came = isSeen ? cards.map(faceOf) : allBut(known, (face) => mostStaying(state, move, face));
      return { from, to, viewer, left, came: where === 'hand' ? came : none };
    });
  });
  // mostly the others know nothing of the hand, before and after
  for (const { from, viewer, left } of parts)
    if (left.length + knownTo(state, from, viewer).length > 0) change(state, from, [viewer], () => left);
  for (const { to, viewer, came } of parts)
    if (came.length + knownTo(state, to, viewer).length > 0)
      change(state, to, [viewer], (faces) => [...faces, ...came]);
}

/** How many cards of that face may have stayed with the giver, in the hand or face down. */
const mostStaying = (state: State, { from, staying }: Move, face: CardFace): number =>
  staying + (encounterFaces.includes(face) ? laidFaceDown(state, from).length : 0);

/** Cards of the seat's hand that lie face down on the table, known to it alone. */
export const laidFaceDown = ({ encounter }: State, seat: Seat): PlayedCard[] =>
  [encounter?.cards.offense, encounter?.cards.defense].filter(
    (played) => played?.laidBy === seat && !played.isFaceUp && played.fromSheet === null,
  ) as PlayedCard[];

/** An encounter card is turned up, and with that it has left the hand for all to see. */
export function turnUp(state: State, played: PlayedCard): void {
  if (!played.isFaceUp && played.fromSheet === null) leavesInSight(state, played.laidBy, [played.card]);
  played.isFaceUp = true;
}

/** … or goes away without ever having been shown. */
export function goesUnseen(state: State, { laidBy, fromSheet }: PlayedCard): void {
  if (fromSheet === null) leavesUnseen(state, laidBy, 1, encounterFaces);
}
