import { lockingSlots, type Slot } from './slots.ts';

/** A lasting event: of its slots the first two are filled in every game, each further one with one player more. */
export interface LastingEvent {
  readonly is: 'lasting';
  readonly slots: readonly Slot[];
}

export type EventCard = LastingEvent | { readonly is: 'nothing' } | { readonly is: 'instant' };

const cards = new Map<number, EventCard>();
const lasting = (no: number, symbols: string) =>
  cards.set(no, { is: 'lasting', slots: lockingSlots(symbols) });

lasting(1, 'WWHGHG'); // Speedy Spawn
lasting(2, 'GGGSGS'); // Exhaustion
lasting(3, 'WWGWGW'); // Shell Shock
lasting(4, 'SWHGHG'); // Proxy Horde
lasting(5, 'SSSSSS'); // Limited Equipment
lasting(6, 'HHWHWH'); // Sudden Attack
lasting(7, 'HGSWSW'); // Proxies in Haste
lasting(8, 'WHGSGS'); // Watch Out for Bosses
lasting(9, 'WWWWWW'); // Large Numbers
lasting(10, 'HHHGHG'); // Abrupt Shots
lasting(11, 'WWHHHH'); // Out of Time
lasting(12, 'HHSSSS'); // Enraged Spawn
lasting(13, 'GSSWSW'); // Overwhelmed
lasting(14, 'WWWHWH'); // Rampant Mutation
lasting(15, 'HHGGGG'); // Endless Threat
lasting(16, 'HHWWWW'); // Toxic Proxies
for (const no of [17, 18, 19, 20, 21]) cards.set(no, { is: 'nothing' });
for (const no of [22, 23, 24, 25]) cards.set(no, { is: 'instant' });

export const eventNumbers: readonly number[] = [...cards.keys()];

export function eventCard(no: number): EventCard {
  const card = cards.get(no);
  if (!card) throw new Error(`there is no event ${no}`);
  return card;
}

/** How many of an event's slots count at a table of so many. */
export const slotsInPlay = (no: number, players: number): readonly Slot[] => {
  const card = eventCard(no);
  return card.is === 'lasting' ? card.slots.slice(0, Math.max(2, players)) : [];
};
