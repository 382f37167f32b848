import type { Seat } from '@starboard/engine';
import type { Modifier } from './modifier.ts';
import { prometheusInEncounter } from '../ships/ship-places.ts';
import { alliesOf, mainOf, otherSide } from '../state/seats.ts';
import { shipsInEncounter } from '../ships/ships.ts';
import { type Encounter, encounterOf, type Side, type State } from '../state/state.ts';

export type Totals = Readonly<Record<Side, number>>;

const sides = ['offense', 'defense'] as const;

/** What the ship that is told apart is worth besides counting as a ship. */
const prometheusBonus = 3;

type Op<Name extends Modifier['op']> = Extract<Modifier, { op: Name }>;

function modifiersOf<Name extends Modifier['op']>({ modifiers }: Encounter, op: Name): Op<Name>[] {
  return modifiers.filter((modifier): modifier is Op<Name> => modifier.op === op);
}

/** Both totals, worked out from scratch in a fixed order: cards, then ships, then additions. */
export function totalsOf(state: State): Totals {
  const encounter = encounterOf(state);
  const cards = cardValues(encounter);
  const total = (side: Side) => withShips(state, side, cards[side]) + additionsTo(encounter, side);
  return { offense: total('offense'), defense: total('defense') };
}

/** What the two attacks are worth, before ships. */
export function cardValues(encounter: Encounter): Totals {
  const value = { offense: 0, defense: 0 };
  for (const side of sides) value[side] = encounter.cards[side]?.counts?.value ?? 0;
  for (const { side, from } of modifiersOf(encounter, 'third')) {
    if (value[side] >= from) value[side] = Math.ceil(value[side] / 3);
  }
  for (const { side } of modifiersOf(encounter, 'reverse')) value[side] = reversed(value[side]);
  if (modifiersOf(encounter, 'equalize').length > 0) equalize(value);
  for (const { side, called } of modifiersOf(encounter, 'parity')) {
    const isOdd = (value.offense + value.defense) % 2 !== 0;
    const loser = (called === 'odd') === isOdd ? otherSide(side) : side;
    value[loser] -= value[otherSide(loser)];
  }
  for (const { side, value: added } of modifiersOf(encounter, 'add-card')) value[side] += added;
  for (const { side, limit } of modifiersOf(encounter, 'thrice')) {
    value[side] = value[side] <= limit ? value[side] * 3 : Math.ceil(value[side] / 3);
  }
  for (const { side, by } of modifiersOf(encounter, 'spread')) {
    if (Math.abs(value.offense - value.defense) >= by) value[side] += by;
  }
  return value;
}

const reversed = (value: number): number => (value % 10) * 10 + Math.floor(value / 10);

function equalize(value: { offense: number; defense: number }): void {
  if (value.offense > value.defense) value.offense -= value.defense;
  else if (value.defense > value.offense) value.defense -= value.offense;
}

function withShips(state: State, side: Side, card: number): number {
  const encounter = encounterOf(state);
  const main = mainOf(encounter, side);
  const strength = (seat: Seat) => shipsInEncounter(state, seat) * shipValue(encounter, seat);
  const own = strength(main);
  const allied = alliesOf(encounter, side).reduce((sum, seat) => sum + strength(seat), 0);
  const negations = modifiersOf(encounter, 'negate');
  const ownSign = negations.some((negation) => negation.side === side) ? -1 : 1;
  const alliedSign = negations.length > 0 ? -1 : 1;
  const ownCount = shipsInEncounter(state, main);
  const alliedCount = alliesOf(encounter, side).reduce((sum, seat) => sum + shipsInEncounter(state, seat), 0);
  const prometheus = prometheusInEncounter(state);
  const flagship =
    prometheus?.side === side ? prometheusBonus * (prometheus.seat === main ? ownSign : alliedSign) : 0;
  const product = modifiersOf(encounter, 'multiply').find((multiply) => multiply.side === side);
  if (product) {
    // a product as a whole takes the sign of its user's own ships
    return product.by === 'all'
      ? ownSign * card * (ownCount + alliedCount) + flagship
      : ownSign * card * ownCount + alliedSign * allied + flagship;
  }
  const ships = modifiersOf(encounter, 'multiply-ships').some((multiply) => multiply.side === side)
    ? ownSign * ownCount * alliedCount
    : ownSign * own + alliedSign * allied;
  return card + ships + flagship;
}

const shipValue = (encounter: Encounter, seat: Seat): number =>
  modifiersOf(encounter, 'ship-value').find((modifier) => modifier.seat === seat)?.value ?? 1;

export const additionsTo = (encounter: Encounter, side: Side): number =>
  modifiersOf(encounter, 'add').reduce((sum, add) => sum + (add.side === side ? add.amount : 0), 0);

/** Who wins by the totals, by a claim that beats them, and after an upset; a tie goes to the defense. */
export function winnerOf(state: State): Side {
  const encounter = encounterOf(state);
  const winner = modifiersOf(encounter, 'wins')[0]?.side ?? winnerByCards(state);
  return modifiersOf(encounter, 'upset').length > 0 ? otherSide(winner) : winner;
}

function winnerByCards(state: State): Side {
  const encounter = encounterOf(state);
  const { offense, defense } = encounter.cards;
  if (offense?.counts?.type !== defense?.counts?.type) {
    return offense?.counts?.type === 'attack' ? 'offense' : 'defense';
  }
  const totals = totalsOf(state);
  const lowerWins = modifiersOf(encounter, 'negate').length > 0;
  const isOffense = lowerWins ? totals.offense < totals.defense : totals.offense > totals.defense;
  return isOffense ? 'offense' : 'defense';
}
