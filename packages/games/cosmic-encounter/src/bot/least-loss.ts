import type { Seat, Split } from '@starboard/engine';
import { type CardId, cardFacts, cardTypes, isEncounterCard } from '../content/cosmic-cards.ts';
import { planetByKey } from '../rules/ships/planets.ts';
import { isStarred, unstarred } from '../keys/planets.ts';
import { hasAtHand, playableCards } from '../rules/cards/sheet-cards.ts';
import { isHome, shipsOn } from '../rules/ships/ships.ts';
import type { State } from '../rules/state/state.ts';

/** What a ship leaves behind where it is taken from. */
interface Leaving {
  readonly key: string;
  readonly isLast: boolean;
  readonly isHome: boolean;
  readonly left: number;
}

/**
 * So many of the seat's own ships: from the fullest home colonies, then from elsewhere, and the last of a colony only
 * when there is no other. Null where the ships are not its own.
 */
export function leastShips(
  state: State,
  seat: Seat,
  { slots, min }: Pick<Split, 'slots' | 'min'>,
): Record<string, number> | null {
  const ships = slots.map((slot) => leavingFrom(state, seat, slot));
  if (ships.some((own) => own === null)) return null;
  const taken: Record<string, number> = {};
  const byLoss = ships.flatMap((own) => own ?? []).sort(byLossOfShip);
  for (const { key } of byLoss.slice(0, min)) taken[key] = (taken[key] ?? 0) + 1;
  return taken;
}

const byLossOfShip = (a: Leaving, b: Leaving): number =>
  Number(a.isLast) - Number(b.isLast) || Number(b.isHome) - Number(a.isHome) || b.left - a.left;

/** The ships of a slot, one after the other; null where the seat has none. */
function leavingFrom(state: State, seat: Seat, { key, max }: Split['slots'][number]): Leaving[] | null {
  const place = unstarred(key);
  // keys of seats: the ships of that player
  if (/^\d/.test(place)) return null;
  const planet = place === 'gate' || place === 'zone' ? null : planetByKey(state, place);
  // ships on their way leave no colony empty
  const there = planet === null ? max + 1 : shipsOn(state, seat, planet);
  if (there === 0) return null;
  return Array.from({ length: max }, (_, before) => {
    const left = there - before - 1;
    return {
      key,
      // a ship that is told apart stays as long as any other
      isLast: left <= 0 || isStarred(key),
      isHome: planet !== null && isHome(state, seat, planet),
      left,
    };
  });
}

/**
 * So many of the seat's own cards: the lowest attacks, then other kinds, zaps and flares at the end; but the best
 * encounter card stays as long as anything else can go. Null where the cards are not its own.
 */
export function leastCards(
  state: State,
  seat: Seat,
  options: readonly string[],
  count: number,
): CardId[] | null {
  if (!options.every((card) => hasAtHand(state, seat, card))) return null;
  const best = playableCards(state, seat).filter(isEncounterCard).sort(byStrength).at(-1);
  const byLoss = [...options].sort((a, b) => Number(a === best) - Number(b === best) || worth(a) - worth(b));
  return byLoss.slice(0, count);
}

const byStrength = (a: CardId, b: CardId): number => cardFacts(a).value - cardFacts(b).value;

function worth(card: CardId): number {
  const { type, value, face } = cardFacts(card);
  return 100 * cardTypes.indexOf(type) + value + Number(face.endsWith('-zap'));
}
