import type { Seat } from '@starboard/engine';
import { type Encounter, encounterOf, type Side, type State } from './state.ts';

/** The bars on sheets and cards that say who may use them. */
export const roles = [
  'offense',
  'defense',
  'main',
  'ally',
  'offensive-ally',
  'defensive-ally',
  'main-or-ally',
  'offense-or-ally',
  'not-main',
  'not-offense',
  'not-main-or-ally',
  'any',
] as const;

export type Role = (typeof roles)[number];

/** As much of the state as roles depend on; all players may know it. */
interface Parts {
  readonly offense: Seat;
  readonly encounter: {
    readonly offense: Seat;
    readonly defense: Seat | null;
    readonly allies: readonly (Side | null)[];
  } | null;
}

export function clockwiseFrom(seats: number, first: Seat): Seat[] {
  const order: Seat[] = [];
  for (let index = 0; index < seats; index++) order.push((first + index) % seats);
  return order;
}

/** Nought for every seat; counted up, since lists that are mapped from others are slower to count with. */
export function noughts(seats: number): number[] {
  const counts: number[] = [];
  for (let seat = 0; seat < seats; seat++) counts.push(0);
  return counts;
}

/** Offense, then defense, then the others clockwise from the offense's left. */
export function timingOrder(state: State): readonly Seat[] {
  const offense = state.encounter?.offense ?? state.offense;
  const defense = state.encounter?.defense ?? null;
  // asked for in every window, and there are not many orders
  const key = (state.players.length * 8 + offense) * 8 + (defense ?? 7);
  const known = orders[key];
  if (known) return known;
  const others = clockwiseFrom(state.players.length, offense).slice(1);
  const order = defense === null ? others : [defense, ...others.filter((seat) => seat !== defense)];
  return (orders[key] = [offense, ...order]);
}

// not frozen, though nothing may change them: going through a frozen list takes several times as long
const orders: (readonly Seat[])[] = [];

/** All other players, seat by seat. */
export const othersThan = ({ players }: State, seat: Seat): Seat[] =>
  players.map((_, other) => other).filter((other) => other !== seat);

export const mainPlayers = ({ offense, defense }: Encounter): Seat[] =>
  defense === null ? [offense] : [offense, defense];

export const isMain = (encounter: Pick<Encounter, 'offense' | 'defense'>, seat: Seat): boolean =>
  seat === encounter.offense || seat === encounter.defense;

/** The side a seat is on: its own as a main player, the one it allied with otherwise. */
export function sideOf(encounter: Encounter, seat: Seat): Side | null {
  if (seat === encounter.offense) return 'offense';
  if (seat === encounter.defense) return 'defense';
  return encounter.allies[seat] ?? null;
}

export const otherSide = (side: Side): Side => (side === 'offense' ? 'defense' : 'offense');

export function mainOf(encounter: Encounter, side: Side): Seat {
  const seat = side === 'offense' ? encounter.offense : encounter.defense;
  if (seat === null) throw new Error('there is no defense yet');
  return seat;
}

/** The other main player; for an ally, the one it stands against. */
export function opponentOf(state: State, seat: Seat): Seat | null {
  const encounter = encounterOf(state);
  const side = sideOf(encounter, seat);
  if (side === null || encounter.defense === null) return null;
  return mainOf(encounter, otherSide(side));
}

export function alliesOf({ allies }: Encounter, side: Side): Seat[] {
  const seats: Seat[] = [];
  for (const [seat, with_] of allies.entries()) if (with_ === side) seats.push(seat);
  return seats;
}

/** The same in timing order. */
export const alliesInOrder = (state: State, side: Side): Seat[] =>
  timingOrder(state).filter((seat) => encounterOf(state).allies[seat] === side);

/** Before there is a defense only the offense has a role. */
export function hasRole(parts: Parts, seat: Seat, role: Role): boolean {
  if (role === 'any') return true;
  const { encounter } = parts;
  if (!encounter)
    return (role === 'offense') === (seat === parts.offense) && ['offense', 'not-offense'].includes(role);
  const isOffense = seat === encounter.offense;
  const ally = encounter.allies[seat] ?? null;
  switch (role) {
    case 'offense':
      return isOffense;
    case 'not-offense':
      return !isOffense;
    case 'defense':
      return seat === encounter.defense;
    case 'main':
      return encounter.defense !== null && isMain(encounter, seat);
    case 'ally':
      return ally !== null;
    case 'offensive-ally':
      return ally === 'offense';
    case 'defensive-ally':
      return ally === 'defense';
    case 'main-or-ally':
      return encounter.defense !== null && (isMain(encounter, seat) || ally !== null);
    case 'offense-or-ally':
      return isOffense || ally !== null;
    case 'not-main':
      return encounter.defense !== null && !isMain(encounter, seat);
    case 'not-main-or-ally':
      return encounter.defense !== null && !isMain(encounter, seat) && ally === null;
  }
}
