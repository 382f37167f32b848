import type { Seat } from '@starboard/engine';
import { ownSide } from './reading.ts';
import { encounterOf, type Side, type State } from '../state/state.ts';

/**
 * What the totals of an encounter have been changed by. Abilities only add to this list; the totals are worked
 * out anew from it whenever they are wanted, in the order of `totals.ts`.
 */
export type Modifier =
  /** The side's attack of at least `from` is divided by three, rounded up, before anything else. */
  | { readonly op: 'third'; readonly side: Side; readonly from: number }
  /** The two digits of the side's attack change places. */
  | { readonly op: 'reverse'; readonly side: Side }
  /** The higher attack is lowered by the lower. */
  | { readonly op: 'equalize' }
  /** The first side's attack is lowered by the other's if the sum's parity is not as called, else the reverse. */
  | { readonly op: 'parity'; readonly side: Side; readonly called: 'odd' | 'even' }
  /** A further card's value joins the side's attack. */
  | { readonly op: 'add-card'; readonly side: Side; readonly value: number }
  /** The side's attack is tripled up to the limit, and divided by three above it. */
  | { readonly op: 'thrice'; readonly side: Side; readonly limit: number }
  /** Attacks that differ by at least so much give it to the side. */
  | { readonly op: 'spread'; readonly side: Side; readonly by: number }
  /** Each of the seat's ships counts so much. */
  | { readonly op: 'ship-value'; readonly seat: Seat; readonly value: number }
  /** The card is multiplied by the side's own ships, or by all of them, instead of adding them. */
  | { readonly op: 'multiply'; readonly side: Side; readonly by: 'own' | 'all' }
  /** Own ships times allied ships instead of their sum. */
  | { readonly op: 'multiply-ships'; readonly side: Side }
  /** Own ships of the side and all allied ships are subtracted, and the lower total wins. */
  | { readonly op: 'negate'; readonly side: Side }
  | { readonly op: 'add'; readonly side: Side; readonly amount: number }
  /** The side wins regardless of the totals; the first such claim stands. */
  | { readonly op: 'wins'; readonly side: Side }
  /** In the end the loser wins. */
  | { readonly op: 'upset' };

/** Who changed a total, and by what. */
export interface Cause {
  readonly seat: Seat;
  readonly ability: string;
}

/** A modifier and the use it came from; a match saved before that was noted does not say. */
export type Noted<Any extends Modifier = Modifier> = Any & { readonly cause?: Cause };

/** The use that is being carried out. */
export function causeIn({ uses }: State): Cause | null {
  const use = uses.at(-1);
  return use ? { seat: use.seat, ability: use.ability } : null;
}

function noted(state: State, modifier: Modifier): Noted {
  const cause = causeIn(state);
  return cause ? { ...modifier, cause } : modifier;
}

/** Changes the totals of the encounter. */
export const modify = (state: State, ...modifiers: readonly Modifier[]): void => {
  encounterOf(state).modifiers.push(...modifiers.map((modifier) => noted(state, modifier)));
};

/** … where something has changed them already that does so in another way from now on. */
export const modifyInstead = (state: State, index: number, modifier: Modifier): void => {
  encounterOf(state).modifiers[index] = noted(state, modifier);
};

/** So much more for the side the seat is on. */
export const addToSide = (state: State, seat: Seat, amount: number): void =>
  modify(state, { op: 'add', side: ownSide(state, seat), amount });

/** Where the own side's modifier of this kind stands in the list, or -1. */
export const ownModifier = (state: State, seat: Seat, op: 'multiply' | 'thrice'): number =>
  encounterOf(state).modifiers.findIndex((own) => own.op === op && own.side === ownSide(state, seat));
