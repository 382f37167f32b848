import type { RandomState, Reason } from '@starboard/engine';
import type { BossId } from '../../content/bosses.ts';
import type { ItemTitle } from '../../content/equipment.ts';
import type { HeroId } from '../../content/heroes.ts';
import type { MissionId } from '../../content/missions.ts';
import type { Face, Symbol } from '../../content/symbols.ts';
import type { Harm, Here } from '../state/events.ts';
import type { Alien, Hero, State } from '../state/state.ts';
import type { Run } from './runs.ts';

// What heroes, items, bosses, events and missions are to the rules: a record each, in a folder of their own. Rules ask
// the records and name none of them.

/** What holds without being used. */
export interface Passive {
  /** What does no harm at all. */
  readonly ignores?: readonly Harm[];
  /** How much is suffered of damage that is not ignored; it may remember that it has turned some away. */
  suffers?(state: State, hero: Hero, damage: number, by: Harm): number;
  /** What a face may count as besides itself. */
  readonly alsoCountsAs?: Readonly<Partial<Record<Face, Symbol>>>;
  /** The most steps for one Move. */
  readonly stepsForMove?: number;
  /** The first miss of an attack is rolled again. */
  readonly rerollsMiss?: true;
  /** Hit dice beyond those of the weapon. */
  moreHitDice?(state: State, hero: Hero): number;
  /** When dice are returned at the end of a round. */
  whenRoundEnds?(table: Here, hero: number): void;
}

/** Something that is used, by the command `use`, once its slots are filled. */
export interface Ability {
  /** The most uses in an Action phase, where its slots alone would allow more. */
  readonly mostUses?: number;
  /** It moves the clock, and so is of no use without one. */
  readonly movesClock?: true;
  /** All that it can be pointed at now: one list for each way to use it; a list of nothing where it needs no target. */
  targets(state: State, hero: number, thing: string): readonly (readonly number[])[];
  /** Where those are too many to be listed all: why it cannot be pointed at that. */
  refuse?(state: State, hero: number, targets: readonly number[], thing: string): Reason | null;
  effect(table: Here, hero: number, targets: readonly number[]): void;
}

export interface HeroRecord {
  readonly id: HeroId;
  readonly passive?: Passive;
  readonly ability?: Ability;
  /** Lays mines, by the command `lay-mine`. */
  readonly laysMines?: true;
}

export interface ItemRecord {
  readonly title: ItemTitle;
  readonly passive?: Passive;
  readonly ability?: Ability;
}

export interface BossRecord {
  readonly id: BossId;
  /** In the ability step, and when it comes with the activation symbol. */
  ability(table: Here, alien: Alien): Run | undefined;
}

/** When the effect of a lasting event takes place. */
export type EventMoment =
  | 'spawn.before'
  | 'spawn.end'
  | 'activation.before'
  | 'ability.start'
  | 'ability.end';

export interface EventRecord {
  readonly no: number;
  /** What a lasting event does at a moment; of an instant one, what it does at once. */
  readonly at?: EventMoment | 'revealed';
  effect?(table: Here): Run | undefined;
  // what holds as long as it is not completed
  readonly stopsHeroAbilities?: true;
  readonly stopsSearching?: true;
  readonly moreMove?: number;
  /** Every alien attacks heroes within so many cells as well. */
  readonly attacksWithin?: number;
  readonly moreFigures?: number;
  readonly activatesAllSwarm?: true;
  readonly fewerSeconds?: number;
}

export interface MissionRecord {
  readonly id: MissionId;
  /** Puts its tokens on the board. */
  layOut(state: State, random: RandomState): void;
  isGoalMet(state: State): boolean;
  /** When time is up and all is done that may still be done. */
  whenActionEnds?(table: Here): Run | undefined;
  /** What comes of tokens that are ready, before it is looked whether the mission is won. */
  whenRoundEnds?(table: Here): void;
}
