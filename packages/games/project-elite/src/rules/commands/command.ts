import type { Reason, Seat } from '@starboard/engine';
import type { Command, CommandName } from '../../keys/forms.ts';
import { no } from '../state/refusals.ts';
import type { Here } from '../state/events.ts';
import type { Die, Hero, Phase, State } from '../state/state.ts';

/** One command of the players: when it may be given, why it is refused, what it does. */
export interface CommandRules<Given> {
  readonly phases: readonly Phase[];
  /** It is taken after the clock has run out, whenever it was sent. */
  readonly outlivesClock?: true;
  /** It may be given while the player owes Alien results. */
  readonly whileOwing?: true;
  refuse(state: State, seat: Seat, given: Given, now: number): Reason | null;
  perform(table: Here, seat: Seat, given: Given): void;
  /** What may be worth a look: all that is legal is among it, but for what only a player would put together. */
  candidates(state: State, seat: Seat): readonly Given[];
  /** What it comes to: of all that come to the same, as dice with one face do, a screen offers the first. */
  comesTo?(state: State, seat: Seat, given: Given): string;
}

export interface NamedCommand<Name extends CommandName> extends CommandRules<Command<Name>> {
  readonly name: Name;
}

export const command = <const Name extends CommandName>(rules: NamedCommand<Name>): NamedCommand<Name> =>
  rules;

/** Phases in which heroes act. */
export const acting = ['action', 'time-up'] as const;
export const tradingPhases = ['planning', 'action', 'time-up'] as const;
export const anyPhase = [
  'setup',
  'event',
  'spawn',
  'planning',
  'countdown',
  'action',
  'time-up',
  'activation',
  'end-of-round',
] as const;

/** A hero of the seat's own; null if it is another's, or none. */
export function ownHero(state: State, seat: Seat, index: number): Hero | null {
  const hero = state.heroes[index];
  return hero?.seat === seat ? hero : null;
}

/** Written out, as what follows: it is asked for every command that a seat might give. */
export function ownHeroes({ heroes }: State, seat: Seat): readonly number[] {
  const own: number[] = [];
  for (let index = 0; index < heroes.length; index++) if (heroes[index]?.seat === seat) own.push(index);
  return own;
}

export const ownDie = (state: State, seat: Seat, index: number): Die | undefined =>
  state.players[seat]?.dice[index];

/** A die with a face that may be used. */
export function refuseDie(die: Die | undefined): Reason | null {
  return die?.at === 'free' && die.face !== null ? null : no('bad-die-state');
}

/** The player's dice that show something to be used. */
export function usableDice({ players }: State, seat: Seat): readonly number[] {
  const usable: number[] = [];
  const dice = players[seat]?.dice ?? [];
  for (let index = 0; index < dice.length; index++) {
    const die = dice[index];
    if (die?.at === 'free' && die.face !== null && die.face !== 'A') usable.push(index);
  }
  return usable;
}
