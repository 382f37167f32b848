import type { Seat } from '@starboard/engine';
import { type CardFace, faceOf } from '../../content/cosmic-cards.ts';
import type { Cause, Modifier, Noted } from './modifier.ts';
import { prometheusInEncounter } from '../ships/ship-places.ts';
import { alliesOf, mainOf, otherSide } from '../state/seats.ts';
import { shipsInEncounter } from '../ships/ships.ts';
import { type Encounter, encounterOf, type Side, type State } from '../state/state.ts';

export type Totals = Readonly<Record<Side, number>>;

const sides = ['offense', 'defense'] as const;

/** What the ship that is told apart is worth besides counting as a ship. */
const prometheusBonus = 3;

type Op<Name extends Modifier['op']> = Noted<Extract<Modifier, { op: Name }>>;

function modifiersOf<Name extends Modifier['op']>({ modifiers }: Encounter, op: Name): readonly Op<Name>[] {
  // mostly nothing has changed the totals, and they are looked through for every kind of change
  if (modifiers.length === 0) return none;
  return modifiers.filter((modifier): modifier is Op<Name> => modifier.op === op);
}

const none: readonly never[] = [];

/** One step on the way to a total: what it made of what the side had. */
export interface TotalStep {
  readonly side: Side;
  readonly what: 'card' | 'ships' | 'flagship' | Modifier['op'];
  /** Whose card or ships it is; null where a use speaks for itself. */
  readonly seat: Seat | null;
  /** The uses that made it so. */
  readonly causes: readonly Cause[];
  readonly from: number;
  readonly to: number;
  /** The face that lies open, or that is said to lie there; of a card. */
  readonly card?: CardFace;
  /** How many ships count, and what each does where that is not one. */
  readonly ships?: number;
  readonly each?: number;
}

type Note = (step: TotalStep) => void;

/** Both totals, worked out from scratch in a fixed order: cards, then ships, then additions. */
export function totalsOf(state: State, note?: Note): Totals {
  const encounter = encounterOf(state);
  const cards = cardValues(encounter, note);
  const total = (side: Side) => {
    const sum = withShips(state, side, cards[side], note);
    return sum + additionsTo(encounter, side, note && { note, sum });
  };
  return { offense: total('offense'), defense: total('defense') };
}

/** How both totals come about, step by step; each of a side goes on where the one before it ended. */
export function stepsOfTotals(state: State): readonly TotalStep[] {
  const steps: TotalStep[] = [];
  totalsOf(state, (step) => steps.push(step));
  return steps;
}

const causesOf = (...modifiers: readonly (Noted | undefined)[]): Cause[] =>
  modifiers.flatMap((modifier) => modifier?.cause ?? []);

/** What the two attacks are worth, before ships. */
export function cardValues(encounter: Encounter, note?: Note): Totals {
  const value = { offense: 0, defense: 0 };
  const set = (side: Side, to: number, modifier: Noted | null) => {
    const from = value[side];
    value[side] = to;
    if (!note || from === to) return;
    if (modifier) note({ side, what: modifier.op, seat: null, causes: causesOf(modifier), from, to });
    else {
      const { changedBy, card = '', claim = null } = encounter.cards[side] ?? {};
      note({
        side,
        what: 'card',
        seat: mainOf(encounter, side),
        causes: changedBy ? [changedBy] : [],
        from,
        to,
        card: claim ?? faceOf(card),
      });
    }
  };
  for (const side of sides) set(side, encounter.cards[side]?.counts?.value ?? 0, null);
  for (const third of modifiersOf(encounter, 'third')) {
    if (value[third.side] >= third.from) set(third.side, Math.ceil(value[third.side] / 3), third);
  }
  for (const reverse of modifiersOf(encounter, 'reverse'))
    set(reverse.side, reversed(value[reverse.side]), reverse);
  const [equalize] = modifiersOf(encounter, 'equalize');
  if (equalize && value.offense !== value.defense) {
    const higher = value.offense > value.defense ? 'offense' : 'defense';
    set(higher, value[higher] - value[otherSide(higher)], equalize);
  }
  for (const parity of modifiersOf(encounter, 'parity')) {
    const isOdd = (value.offense + value.defense) % 2 !== 0;
    const loser = (parity.called === 'odd') === isOdd ? otherSide(parity.side) : parity.side;
    set(loser, value[loser] - value[otherSide(loser)], parity);
  }
  for (const added of modifiersOf(encounter, 'add-card'))
    set(added.side, value[added.side] + added.value, added);
  for (const thrice of modifiersOf(encounter, 'thrice')) {
    const before = value[thrice.side];
    set(thrice.side, before <= thrice.limit ? before * 3 : Math.ceil(before / 3), thrice);
  }
  for (const spread of modifiersOf(encounter, 'spread')) {
    if (Math.abs(value.offense - value.defense) >= spread.by)
      set(spread.side, value[spread.side] + spread.by, spread);
  }
  return value;
}

const reversed = (value: number): number => (value % 10) * 10 + Math.floor(value / 10);

function withShips(state: State, side: Side, card: number, note?: Note): number {
  const encounter = encounterOf(state);
  const main = mainOf(encounter, side);
  const allies = alliesOf(encounter, side);
  const negations = modifiersOf(encounter, 'negate');
  const ownNegation = negations.find((negation) => negation.side === side);
  const ownSign = ownNegation ? -1 : 1;
  const alliedSign = negations.length > 0 ? -1 : 1;
  let sum = card;
  const reach = (
    to: number,
    step: Pick<TotalStep, 'what' | 'seat' | 'causes'>,
    counted: { ships?: number; each?: number } = {},
  ) => {
    if (note && to !== sum) note({ side, ...step, from: sum, to, ...counted });
    sum = to;
  };
  const join = (seat: Seat) => {
    const value = modifiersOf(encounter, 'ship-value').find((modifier) => modifier.seat === seat);
    const negation = seat === main ? ownNegation : negations[0];
    const sign = seat === main ? ownSign : alliedSign;
    const ships = shipsInEncounter(state, seat);
    const each = sign * (value?.value ?? 1);
    const causes = note ? causesOf(value, negation) : [];
    reach(sum + ships * each, { what: 'ships', seat, causes }, each === 1 ? { ships } : { ships, each });
  };
  const count = (seats: readonly Seat[]) =>
    seats.reduce((ships, seat) => ships + shipsInEncounter(state, seat), 0);
  const product = modifiersOf(encounter, 'multiply').find((multiply) => multiply.side === side);
  const shipProduct = modifiersOf(encounter, 'multiply-ships').find((multiply) => multiply.side === side);
  if (product) {
    // a product as a whole takes the sign of its user's own ships
    const ships = count(product.by === 'all' ? [main, ...allies] : [main]);
    const causes = causesOf(product, ownNegation);
    reach(ownSign * card * ships, { what: 'multiply', seat: null, causes }, { ships });
    if (product.by === 'own') allies.forEach(join);
  } else if (shipProduct) {
    const ships = ownSign * count([main]) * count(allies);
    const causes = causesOf(shipProduct, ownNegation);
    reach(sum + ships, { what: 'multiply-ships', seat: null, causes });
  } else [main, ...allies].forEach(join);
  const prometheus = prometheusInEncounter(state);
  if (prometheus?.side === side) {
    const sign = prometheus.seat === main ? ownSign : alliedSign;
    reach(sum + prometheusBonus * sign, { what: 'flagship', seat: prometheus.seat, causes: [] });
  }
  return sum;
}

/** What was added to a side besides; `sum`: what it had before. */
export function additionsTo(
  encounter: Encounter,
  side: Side,
  noting?: { readonly note: Note; readonly sum: number },
): number {
  let added = 0;
  for (const add of modifiersOf(encounter, 'add')) {
    if (add.side !== side) continue;
    const from = (noting?.sum ?? 0) + added;
    added += add.amount;
    noting?.note({ side, what: 'add', seat: null, causes: causesOf(add), from, to: from + add.amount });
  }
  return added;
}

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
