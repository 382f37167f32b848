import { type Cell, distance } from '../board/cells.ts';
import { sees } from '../board/board.ts';
import { isBossId } from '../content/bosses.ts';
import { swarmParameters } from '../content/swarm.ts';
import { extraAttacks, stepsForMove } from '../rules/facts/facts.ts';
import { boardIn, heroAt, isUntimed } from '../rules/state/reading.ts';
import type { Alien, Hero, State } from '../rules/state/state.ts';
import { type Arm, armsOf } from './arms.ts';
import { eventsToFill } from './events.ts';
import type { Ground } from './ground.ts';
import { assignJobs } from './jobs/assign.ts';
import type { Job } from './jobs/job.ts';
import { type Lure, lures } from './lures.ts';
import { isHoldingSafe, slackOf, type Threat, threatsTo } from './threats.ts';
import { cellsNear, isAllDone, missingSlots, type Task, tasksOf } from './work.ts';

/** In a phase without a clock bots act as if so much time were left. */
const leisure = 60_000;

/** One symbol of a kind comes in so many milliseconds, if a hero rolls one die. */
const perSymbol = 13_000;

export interface Aim {
  readonly arm: Arm;
  readonly walk: number;
  readonly cost: number;
}

/** How things stand for the team, and what each hero is about: worked out alike for every seat. It holds for one decision. */
export class Outlook {
  readonly state: State;
  readonly ground: Ground;
  /** Milliseconds until the Action phase is over. */
  readonly timeLeft: number;
  readonly threats: readonly Threat[];
  readonly lures: readonly Lure[];
  readonly slack: number;
  readonly isHoldingSafe: boolean;
  readonly isAllDone: boolean;
  /** What the mission still wants done. */
  readonly tasks: readonly Task[];
  #events: readonly number[] | undefined;
  #jobs: readonly Job[] | undefined;
  readonly #arms: (readonly Arm[])[] = [];

  constructor(state: State, ground: Ground, now: number) {
    this.state = state;
    this.ground = ground;
    this.timeLeft = state.deadline === null || isUntimed(state) ? leisure : state.deadline - now;
    this.threats = threatsTo(state, ground);
    this.lures = lures(state, ground, this.timeLeft).filter((lure) => this.#canSnap(lure));
    this.slack = slackOf(this.threats);
    this.isHoldingSafe = isHoldingSafe(state, this.slack);
    this.tasks = tasksOf(state, this.lures, ground);
    this.isAllDone = isAllDone(state, this.tasks, this.lures);
  }

  /** Lasting events to put dice to. */
  get events(): readonly number[] {
    this.#events ??= eventsToFill(this);
    return this.#events;
  }

  get jobs(): readonly Job[] {
    this.#jobs ??= assignJobs(this);
    return this.#jobs;
  }

  arms(hero: number): readonly Arm[] {
    const known = this.#arms[hero] ?? armsOf(this.state, hero);
    this.#arms[hero] = known;
    return known;
  }

  /** Dice that a hero's player can still roll and use. */
  dice({ seat }: Hero): number {
    const { players } = this.state;
    let count = 0;
    for (const { at } of players[seat]?.dice ?? [])
      if (at === 'free' || at === 'normal' || at === 'tumbling') count++;
    return players.length === 1 ? count * 0.6 : count;
  }

  /** Milliseconds that so many steps will take a hero. */
  walkTime(hero: Hero, steps: number): number {
    if (steps === 0) return 0;
    return (steps * perSymbol) / Math.max(0.5, this.dice(hero)) / stepsForMove(this.state, hero);
  }

  /** Dice that a hero needs for a charge of its own, and should not lock elsewhere. */
  needs(hero: Hero): number {
    if (this.state.settings.mission !== 'demolition') return 0;
    const missing = hero.charges
      .filter(({ isReady }) => !isReady)
      .map(({ id }) => missingSlots(this.state, id).length);
    return missing.length === 0 ? 0 : Math.min(...missing);
  }

  /** Whether locking so many dice would leave a hero too few for its charge. */
  isTooDear(hero: Hero, locks: number): boolean {
    const needs = locks === 0 ? 0 : this.needs(hero);
    return needs > 0 && this.dice(hero) - locks < needs;
  }

  /** Whether a cage is filled, or a hero can still fill it. */
  #canSnap({ cage, alien }: Lure): boolean {
    const { state } = this;
    const missing = missingSlots(state, cage.id).length;
    if (cage.isReady) return true;
    const isNear = (this.ground.wayLeft[alien.cell] ?? 0) <= 2;
    return (
      !isNear &&
      state.heroes.some(
        (hero) =>
          this.dice(hero) >= missing &&
          this.walkTime(hero, this.nearest(hero.cell, cellsNear(state, cage.cell))) + missing * 5_000 <=
            this.timeLeft,
      )
    );
  }

  /** The alien is being led onto a trap. */
  isLure({ id }: Alien): boolean {
    return this.lures.some(({ alien }) => alien.id === id);
  }

  /** The best weapon against an alien, and the steps to where it can be fired. */
  aim(hero: number, { cell: target }: Alien): Aim | null {
    const { cell } = heroAt(this.state, hero);
    let best: Aim | null = null;
    for (const arm of this.arms(hero)) {
      if (arm.missing.length > this.#diceBeside(hero, arm)) continue;
      const walk = this.nearest(cell, this.ground.firing(arm.reach, target));
      const cost =
        walk +
        1.2 / arm.power +
        arm.locks * 1.5 +
        Math.max(0, arm.missing.length - 1) +
        (arm.isOnce ? 2 : 0) +
        (this.isTooDear(heroAt(this.state, hero), arm.locks) ? 5 : 0);
      if (best === null || cost < best.cost) best = { arm, walk, cost };
    }
    return best;
  }

  /** Dice that a hero's player could still put into a weapon. */
  #diceBeside(hero: number, { card }: Arm): number {
    let count = 0;
    for (const { at, holder } of this.state.players[heroAt(this.state, hero).seat]?.dice ?? [])
      if (at === 'free' || at === 'tumbling' || (at === 'normal' && holder !== card)) count++;
    return count;
  }

  /** Steps to the nearest of these cells. */
  nearest(from: Cell, cells: readonly Cell[]): number {
    let nearest = 99;
    for (const cell of cells) {
      const steps = this.ground.walk(from, cell);
      if (steps < nearest) nearest = steps;
    }
    return nearest;
  }

  /** Damage to be expected on a cell when the aliens use their abilities. */
  exposure(cell: Cell): number {
    const board = boardIn(this.state);
    const extra = extraAttacks(this.state);
    let sum = 0;
    for (const { kind, cell: at, isSuppressed } of this.state.aliens) {
      if (isSuppressed || distance(at, cell) > 4 || !sees(board, at, cell)) continue;
      const far = distance(at, cell);
      const within = isBossId(kind) ? 3 : swarmParameters[kind].attacksWithin;
      if (within !== null && far <= within) sum += isBossId(kind) ? 0.9 : 0.5;
      for (const each of extra) if (far <= each) sum += 0.5;
    }
    return sum;
  }
}
