import { shipOf, shipsOfAt } from './ships.ts';
import { playerOf, relicIndex, type ShipIndex, type State } from './state.ts';

/**
 * A kind of unplaced ship: its value, `r` for the Relic Ship, `t` for a ship the Orbital Teleporter lifted.
 * Ships of one kind are interchangeable, so acts name kinds.
 */
export type Kind = string;

interface KindFacts {
  readonly value: number;
  readonly isRelic: boolean;
  readonly isTeleported: boolean;
}

// spelled out, because kinds are looked up for every die of every decision
const plainKinds: readonly Kind[] = ['0', '1', '2', '3', '4', '5', '6'];

const kindOf = (value: number, isRelic: boolean, isTeleported: boolean): Kind =>
  isRelic || isTeleported
    ? `${value}${isRelic ? 'r' : ''}${isTeleported ? 't' : ''}`
    : (plainKinds[value] as Kind);

const factsByKind: ReadonlyMap<Kind, KindFacts> = new Map(
  [1, 2, 3, 4, 5, 6].flatMap((value) =>
    [false, true].flatMap((isRelic) =>
      [false, true].map(
        (isTeleported) => [kindOf(value, isRelic, isTeleported), { value, isRelic, isTeleported }] as const,
      ),
    ),
  ),
);

export const isKind = (key: string): key is Kind => factsByKind.has(key);

export function factsOf(kind: Kind): KindFacts {
  const facts = factsByKind.get(kind);
  if (!facts) throw new RangeError(`'${kind}' is no kind of ship`);
  return facts;
}

export const valueOf = (kind: Kind): number => factsOf(kind).value;

/** The active player's unplaced ships by kind. */
export interface Hand {
  readonly count: number;
  /** How many ordinary ships show each value; index 0 is unused. */
  readonly plain: readonly number[];
  /** The Relic Ship and the teleported ship, where unplaced. */
  readonly special: readonly Kind[];
}

const noSpecial: readonly Kind[] = [];

export function handOf(state: State): Hand {
  const { relic, turn, thisTurn } = state;
  const teleported = thisTurn.teleported?.ship;
  const plain = [0, 0, 0, 0, 0, 0, 0];
  let special = noSpecial;
  let count = 0;
  const { ships } = playerOf(state, turn);
  for (let index = 0; index < ships.length; index++) {
    const ship = ships[index] as (typeof ships)[number];
    if (ship.at !== 'hand') continue;
    count++;
    if (index === teleported) special = [...special, kindOf(ship.value, false, true)];
    else plain[ship.value] = (plain[ship.value] as number) + 1;
  }
  if (relic.owner === turn && relic.at === 'hand') {
    special = [...special, kindOf(relic.value, true, teleported === relicIndex)];
    count++;
  }
  return { count, plain, special };
}

/** The different kinds in hand. */
export function kindsIn({ plain, special }: Hand): Kind[] {
  const kinds: Kind[] = [];
  for (let value = 1; value <= 6; value++)
    if ((plain[value] as number) > 0) kinds.push(plainKinds[value] as Kind);
  kinds.push(...special);
  return kinds;
}

/** The ships that answer to these kinds, or null if they are not all in hand. */
export function findShips(state: State, kinds: readonly Kind[]): ShipIndex[] | null {
  const hand = shipsOfAt(state, state.turn, 'hand');
  const found: ShipIndex[] = [];
  for (const kind of kinds) {
    const ship = hand.find((index) => !found.includes(index) && kindOfShip(state, index) === kind);
    if (ship === undefined) return null;
    found.push(ship);
  }
  return found;
}

function kindOfShip(state: State, index: ShipIndex): Kind {
  const { value } = shipOf(state, state.turn, index);
  return kindOf(value, index === relicIndex, state.thisTurn.teleported?.ship === index);
}
