import type { Seat } from '@starboard/engine';
import type { CardId } from '../../content/cosmic-cards.ts';
import { type Gift, nothing, type Terms } from '../../rules/deal/deal-terms.ts';
import { cardFacts } from '../../content/cosmic-cards.ts';
import { otherSide } from '../../rules/state/seats.ts';
import type { Side } from '../../rules/state/state.ts';
import { worthOfCard } from '../policy/cards.ts';
import type { Sight } from '../sight.ts';

/** So many terms are looked at, and no more. */
export const mostTerms = 60;

/** Terms that this seat could think of; the rules may still refuse some of them. */
export function thinkable(sight: Sight, side: Side): readonly Terms[] {
  const theirs = otherGifts(sight, sight.main(otherSide(side)));
  const terms: Terms[] = [];
  for (const own of ownGifts(sight, sight.main(otherSide(side))))
    for (const other of theirs) terms.push({ [side]: own, [otherSide(side)]: other } as unknown as Terms);
  return terms.slice(0, mostTerms);
}

/** What this seat could give: cards that it misses least, a colony, ships out of the warp. */
function ownGifts(sight: Sight, to: Seat): readonly Gift[] {
  const [least, next] = [...sight.givable].sort((a, b) => worthOfCard(a) - worthOfCard(b)).map(faceOf);
  const colony = safest(sight, sight.seat, to);
  const ships = released(sight, sight.seat, to);
  return [
    ...(colony === null ? [] : [{ ...nothing, colony }]),
    ...(least === undefined ? [] : [{ ...nothing, cards: [least] }]),
    ...(colony === null || least === undefined ? [] : [{ ...nothing, colony, cards: [least] }]),
    nothing,
    ...(ships === null ? [] : [{ ...nothing, colony, release: ships }]),
    ...(least === undefined || next === undefined ? [] : [{ ...nothing, cards: [least, next] }]),
    ...(least === undefined ? [] : [{ ...nothing, random: 1 }]),
  ];
}

/** What the other could give, as far as this seat knows its hand. */
function otherGifts(sight: Sight, giver: Seat): readonly Gift[] {
  const cards = sight.handSize(giver);
  const [colony = null] = sight.grantable(giver, sight.seat);
  const ships = released(sight, giver, sight.seat);
  const [known] = sight.knownIn(giver).toSorted((a, b) => worthOfFace(b) - worthOfFace(a));
  return [
    ...(colony === null ? [] : [{ ...nothing, colony }]),
    nothing,
    ...(cards > 0 ? [{ ...nothing, kinds: ['any-attack' as const] }] : []),
    ...(colony === null || cards === 0 ? [] : [{ ...nothing, colony, random: 1 }]),
    ...(cards > 0 ? [{ ...nothing, random: 1 }] : []),
    ...(ships === null ? [] : [{ ...nothing, colony, release: ships }]),
    ...(known === undefined ? [] : [{ ...nothing, cards: [known] }]),
    ...(cards > 1 ? [{ ...nothing, random: 2 }] : []),
  ];
}

const faceOf = (card: CardId): string => cardFacts(card).face;

const worthOfFace = (face: string): number => worthOfCard(`${face}/1`);

/** The planet beside which a colony of the other's is least in the way: where the granter has most ships. */
function safest(sight: Sight, granter: Seat, to: Seat): string | null {
  const shipsAt = (key: string): number => sight.shipsOn(granter, sight.planet(key));
  let best: string | null = null;
  for (const key of sight.grantable(granter, to))
    if (best === null || shipsAt(key) > shipsAt(best)) best = key;
  return best;
}

/** All ships of the receiver's that the giver can let out of the warp. */
function released(sight: Sight, giver: Seat, to: Seat): Gift['release'] | null {
  const count = sight.releasable(giver, to)[to] ?? 0;
  return count > 0 ? { [to]: count } : null;
}
