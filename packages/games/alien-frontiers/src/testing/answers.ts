import type { Json } from '@starboard/engine';
import { type Colour, colours, type FacilityId } from '../index.ts';
import { actKey, slotKey, type Token } from '../keys/index.ts';

export const seatOf = (colour: Colour): number => colours.indexOf(colour);

export type Loot = Partial<Record<Colour, { readonly fuel?: number; readonly ore?: number }>>;

export const lootAnswer = (loot: Loot): Json =>
  Object.fromEntries(
    Object.entries(loot).flatMap(([colour, tokens]) =>
      Object.entries(tokens).map(([token, count]) => [
        slotKey(seatOf(colour as Colour), token as Token),
        count,
      ]),
    ),
  );

/** Values rise; of equal ships the teleported one comes after the others, and the Relic last. */
export const dockKey = (facility: FacilityId, ships: readonly (number | string)[]): string => {
  const rank = (kind: string) => kind.replace('r', 'z');
  const kinds = ships.map(String).sort((a, b) => rank(a).localeCompare(rank(b), 'en'));
  return actKey({ is: 'dock', station: facility, kinds });
};
