import type { CardFace, Colour } from '../../index.ts';
import type { ScenarioTable } from '../scenario-table.ts';

// What many of the positions have in common.

/** All that is in no hand has been played: the cards of others are no surprise. */
export const open = { deckCount: 0 } as const;

/** A hand of two such cards. */
export const two = (face: CardFace) => ({ hand: [face, face] }) as const;

/** All other players have such a hand. */
export const others = (face: CardFace) => ({ blue: two(face), yellow: two(face), green: two(face) }) as const;

/** Red comes to Blue with that many ships. */
export const comes =
  (ships: number, defense: Colour = 'blue') =>
  (table: ScenarioTable): void => {
    table.encounter({ defense, ships });
  };

/** … and both lay these cards. */
export const laid =
  (ships: number, offense: CardFace, defense: CardFace) =>
  (table: ScenarioTable): void => {
    table.encounter({ defense: 'blue', ships }).lay(offense, defense);
  };

/** Four colonies in foreign systems: one more, and it has won. */
export const fourOf = (...planets: readonly [string, string, string, string]): Record<string, number> =>
  Object.fromEntries(planets.map((planet) => [planet, 1]));
