import type { Seat } from '@starboard/engine';
import { type CardId, copiesOf } from '../../content/cosmic-cards.ts';
import { type Gift, isAnyKind, type Terms } from '../../rules/deal/deal-terms.ts';
import { namedCards, ofKind } from '../../rules/deal/promises.ts';
import { otherSide } from '../../rules/state/seats.ts';
import { handFacts, type HandFacts, type Standing } from '../features.ts';
import { worthOfCard } from '../policy/cards.ts';
import type { Sight } from '../sight.ts';
import { shareOf } from '../values.ts';

/** Ships that a deal which fails costs each. */
const failure = 3;

/** How many cards of kinds that are not counted a gift has, on the average. */
const perKind = 1.5;

const sides = ['offense', 'defense'] as const;

/** How many cards a gift is, as good as the other can tell. */
const cardsIn = ({ cards, kinds, random }: Gift): number => {
  let count = cards.length + random;
  for (const kind of kinds) count += kind.startsWith('all-') ? perKind : 1;
  return count;
};

/** What a seat may expect once these terms are carried out, as far as this one can tell. */
export const ifAgreed = (sight: Sight, terms: Terms, seat: Seat): number =>
  shareOf(standingsAfter(sight, terms), seat);

/** What it may expect without a deal, which costs both main players ships. */
export function ifFailed(sight: Sight, seat: Seat): number {
  const standings = sight.standings.map((standing, each) => {
    if (each !== sight.offense && each !== sight.defense) return standing;
    const lost = Math.min(failure, standing.ships);
    return { ...standing, ships: standing.ships - lost, warp: standing.warp + lost };
  });
  return shareOf(standings, seat);
}

function standingsAfter(sight: Sight, terms: Terms): readonly Standing[] {
  const standings = sight.standings.map((standing) => ({ ...standing }));
  for (const side of sides) {
    const receiver = sight.main(otherSide(side));
    const [giver, taker] = [standings[sight.main(side)], standings[receiver]];
    if (!giver || !taker) continue;
    const gift = terms[side];
    const cards = cardsIn(gift);
    giver.cards -= cards;
    taker.cards += cards;
    if (gift.colony !== null) {
      if (sight.isHome(receiver, sight.planet(gift.colony))) taker.home++;
      else taker.missing--;
      // with enough homes a power comes back
      if (taker.home >= (sight.settings.planets === 4 ? 2 : 3)) taker.hasPower = true;
    }
    for (const [seat, count] of Object.entries(gift.release)) {
      const freed = standings[Number(seat)];
      if (freed) {
        freed.warp -= count;
        freed.ships += count;
      }
    }
  }
  const own = standings[sight.seat];
  if (own?.hand) own.hand = handAfter(sight, terms);
  return standings;
}

/** What this seat's hand could do after the deal: without what it gives, and with what it is sure to get. */
function handAfter(sight: Sight, terms: Terms): HandFacts {
  const side = sight.sideOf() ?? 'offense';
  const [given, got] = [terms[side], terms[otherSide(side)]];
  const gone = namedCards(sight.givable, given) ?? [];
  for (const kind of given.kinds) {
    if (!isAnyKind(kind)) continue;
    const left = ofKind(sight.givable, kind).filter((card) => !gone.includes(card));
    const [least] = left.sort((a, b) => worthOfCard(a) - worthOfCard(b));
    if (least !== undefined) gone.push(least);
  }
  const coming = got.cards.map((face) => copiesOf(face)[0] as CardId);
  const kept = [...sight.hand.filter((card) => !gone.includes(card)), ...coming];
  return given.random === 0 ? handFacts(kept) : blindly(kept, given.random);
}

/** What is left on the average when cards are drawn from a hand. */
function blindly(kept: readonly CardId[], random: number): HandFacts {
  const whole = handFacts(kept);
  if (kept.length === 0) return whole;
  const lost = { best: 0, second: 0, negotiates: 0, reinforcements: 0, artifacts: 0, flares: 0 };
  const names = Object.keys(lost) as (keyof HandFacts)[];
  const parts = Math.min(random, kept.length) / kept.length;
  for (const card of kept) {
    const left = handFacts(kept, card);
    for (const name of names) lost[name] += (whole[name] - left[name]) * parts;
  }
  const after: Record<keyof HandFacts, number> = { ...lost };
  for (const name of names) after[name] = whole[name] - lost[name];
  return after;
}

/** Whether the terms let the other main player win without this one. */
export function handsOverTheWin(sight: Sight, terms: Terms): boolean {
  const standings = standingsAfter(sight, terms);
  const hasWon = (seat: Seat): boolean => (standings[seat]?.missing ?? 1) <= 0;
  return !hasWon(sight.seat) && standings.some((_, seat) => hasWon(seat));
}
