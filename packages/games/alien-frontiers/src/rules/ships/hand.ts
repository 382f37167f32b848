import { type Kind, kindOf, plainKinds } from '../../keys/kinds.ts';
import { playerOf, relicIndex, type ShipIndex, type State } from '../state/state.ts';

/** The active player's unplaced ships by kind. */
export interface Hand {
  readonly count: number;
  /** The same for hands of the same kinds, and for no others. */
  readonly code: number;
  /** What ordinary ships show: a bit for each value that is there once, twice, three times at least. */
  readonly once: number;
  readonly twice: number;
  readonly thrice: number;
  /** The Relic Ship and the teleported ship, where unplaced. */
  readonly special: readonly Kind[];
}

/** Whether a value is among those that bits stand for. */
export const holds = (values: number, value: number): boolean => (values & (1 << value)) !== 0;

const noSpecial: readonly Kind[] = [];

export function handOf(state: State): Hand {
  const { relic, turn, thisTurn } = state;
  const teleported = thisTurn.teleported?.ship;
  let once = 0;
  let twice = 0;
  let thrice = 0;
  let special = noSpecial;
  let specialCode = 0;
  let count = 0;
  const { ships } = playerOf(state, turn);
  for (let index = 0; index < ships.length; index++) {
    const ship = ships[index] as (typeof ships)[number];
    if (ship.at !== 'hand') continue;
    count++;
    if (index === teleported) {
      special = [kindOf(ship.value, false, true)];
      specialCode = ship.value;
      continue;
    }
    const bit = 1 << ship.value;
    thrice |= twice & bit;
    twice |= once & bit;
    once |= bit;
  }
  if (relic.owner === turn && relic.at === 'hand') {
    const isTeleported = teleported === relicIndex;
    special = [...special, kindOf(relic.value, true, isTeleported)];
    specialCode |= (relic.value << 3) | (isTeleported ? 1 << 6 : 0);
    count++;
  }
  const code = (once >> 1) | (twice << 5) | (thrice << 11) | (specialCode << 18);
  return { count, code, once, twice, thrice, special };
}

/** The different kinds in hand. */
export function kindsIn({ once, special }: Hand): Kind[] {
  const kinds: Kind[] = [];
  for (let value = 1; value <= 6; value++) if (holds(once, value)) kinds.push(plainKinds[value] as Kind);
  kinds.push(...special);
  return kinds;
}

/** The ships that answer to these kinds, or null if they are not all in hand. */
export function findShips(state: State, kinds: readonly Kind[]): ShipIndex[] | null {
  const found: ShipIndex[] = [];
  for (const kind of kinds) {
    const ship = findShip(state, kind, found);
    if (ship === null) return null;
    found.push(ship);
  }
  return found;
}

function findShip(state: State, kind: Kind, taken: readonly ShipIndex[]): ShipIndex | null {
  const { relic, turn, thisTurn } = state;
  const { ships } = playerOf(state, turn);
  for (let index = 0; index <= relicIndex; index++) {
    const isRelic = index === relicIndex;
    const ship = isRelic ? relic : ships[index];
    if (ship?.at !== 'hand' || (isRelic && relic.owner !== turn) || taken.includes(index)) continue;
    if (kindOf(ship.value, isRelic, thisTurn.teleported?.ship === index) === kind) return index;
  }
  return null;
}
