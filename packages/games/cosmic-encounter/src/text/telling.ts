import type { Message, MessageParam, Seat } from '@starboard/engine';
import type { Event, SeenCards } from '../rules/state/events.ts';
import type { Side } from '../rules/state/state.ts';
import { cardName, cardsParam } from './cards.ts';
import { planetName, seatParam, techName } from './names.ts';

type Of<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

/** One line of the log. */
export const event = (key: string, params: Readonly<Record<string, MessageParam>> = {}): Message => ({
  key: `ce.event.${key}`,
  params,
});

/** Only its owner knows which technology lies face down. */
export const withTech = (
  key: string,
  { seat, tech }: Of<'techKept' | 'techResearched'>,
  params: Readonly<Record<string, MessageParam>> = {},
): Message =>
  tech === null
    ? event(key, { ...params, seat: seatParam(seat) })
    : event(`${key}-known`, { ...params, seat: seatParam(seat), tech: techName(tech) });

/** Nothing is told of no cards at all. */
export const withCards = (
  key: string,
  cards: SeenCards,
  params: Readonly<Record<string, MessageParam>>,
): Message | null => (cards.length === 0 ? null : event(key, { ...params, cards: cardsParam(cards) }));

/** So many ships from or to each planet. */
export function withShips(key: string, seat: Seat, ships: Readonly<Record<string, number>>): Message | null {
  const moved = Object.entries(ships).filter(([, count]) => count > 0);
  if (moved.length === 0) return null;
  const places = moved.map(([planet, count]) => ({
    key: 'ce.ships.at',
    params: { planet: planetName(planet), count },
  }));
  return event(key, { seat: seatParam(seat), places });
}

export function invited({ side, seats }: Of<'alliesInvited'>): Message {
  return seats.length === 0
    ? event('nobody-invited', { side })
    : event('allies-invited', { side, seats: seats.map(seatParam) });
}

/** Both totals with what they are the sum of, so that the log still says why when the cards are gone. */
export function totals({ parts, ...total }: Of<'totalsCompared'>): Message {
  const sum = (side: Side): Message => {
    const { effects, ...rest } = parts[side];
    const params = { ...rest, gained: Math.max(0, effects), lost: Math.max(0, -effects), total: total[side] };
    return { key: 'ce.total.sum', params };
  };
  return event('totals-compared', { offense: sum('offense'), defense: sum('defense') });
}

/** Where one card lies open before the other, or without it, that one alone is spoken of. */
export function revealed({ offense, defense }: Of<'cardsRevealed'>, own: string): Message {
  const only = (offense === null) !== (defense === null) ? (offense ?? defense) : null;
  return only === null
    ? event(own, { offense: shown(offense), defense: shown(defense) })
    : event('card-shown', { side: defense === null ? 'offense' : 'defense', card: cardName(only) });
}

/** A card whose player only says what it is stays face down. */
const shown = (card: string | null): Message =>
  card === null ? { key: 'ce.card.face-down' } : cardName(card);

export function cardsLeftSheet({ seat, to, count }: Of<'cardsLeftSheet'>): Message {
  const params = { seat: seatParam(seat), count };
  return to === null
    ? event('cards-left-sheet', params)
    : event('cards-given-back', { ...params, to: seatParam(to) });
}
