import type { Message, MessageParam } from '@starboard/engine';
import { type Cell, columnOf, type Direction, rowOf } from '../board/cells.ts';
import { type CardId, type Title, titleOf } from '../content/equipment.ts';
import type { HeroId } from '../content/heroes.ts';
import type { MissionId } from '../content/missions.ts';
import type { Face } from '../content/symbols.ts';
import type { Find } from '../content/tokens.ts';
import type { Dodge, AlienKind, Phase } from '../rules/state/state.ts';

export type Params = Readonly<Record<string, MessageParam>>;

export const plain = (key: string, params?: Params): Message => ({
  key: `pe.${key}`,
  ...(params && { params }),
});

const columns = 'ABCDEFGHIJKLMNO';

/** As on a chessboard: letters from left to right, here with numbers from the top. */
export const cellName = (cell: Cell): string => `${columns[columnOf(cell)]}${rowOf(cell) + 1}`;

export const heroName = (hero: HeroId): Message => plain(`hero.${hero}`);
export const heroAbility = (hero: HeroId): Message => plain(`hero.${hero}.ability`);
export const heroDoes = (hero: HeroId): Message => plain(`hero.${hero}.does`);

export const titleName = (title: Title): Message => plain(`card.${title}`);
export const nameOfCard = (card: CardId): Message => titleName(titleOf(card));

export const eventName = (no: number): Message => plain(`event-card.${no}`);
export const eventDoes = (no: number): Message => plain(`event-card.${no}.does`);

export const kindName = (kind: AlienKind): Message => plain(`kind.${kind}`);
export const kindDoes = (kind: AlienKind): Message => plain(`kind.${kind}.does`);

/** One alien, by its kind and number; `whom` where something is done to it. */
export const alienName = (number: number, kind: AlienKind): Message => plain(`alien.${kind}`, { number });
export const alienWhom = (number: number, kind: AlienKind): Message =>
  plain(`alien.${kind}.whom`, { number });

export const faceName = (face: Face): Message => plain(`face.${face}`);
export const findName = (find: Find): Message => plain(`find.${find}`);
export const findDoes = (find: Find): Message => plain(`find.${find}.does`);
export const phaseName = (phase: Phase): Message => plain(`phase.${phase}`);
export const missionName = (mission: MissionId): Message => plain(`mission.${mission}`);
export const missionGoal = (mission: MissionId): Message => plain(`mission.${mission}.goal`);
export const missionRules = (mission: MissionId): Message => plain(`mission.${mission}.how`);
export const directionName = (direction: Direction): Message => plain(`direction.${direction}`);
export const dodgeName = (way: Dodge): Message => plain(`dodge.${way}`);

export const seatParam = (seat: number): MessageParam => ({ seat });

/** One after the other, with commas, or what else the key has between them; `none` where there is nothing. */
export const joined = (parts: readonly MessageParam[], between = 'joined'): MessageParam => {
  const [first = plain('text.none'), ...rest] = parts;
  return rest.length === 0 ? first : plain(`text.${between}`, { first, rest: joined(rest, between) });
};
