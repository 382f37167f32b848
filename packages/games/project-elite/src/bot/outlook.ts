import { type Cell, distance } from '../board/cells.ts';
import { sees } from '../board/board.ts';
import { isBossId } from '../content/bosses.ts';
import { rounds } from '../content/presets.ts';
import { swarmParameters } from '../content/swarm.ts';
import { extraAttacks, isSearchStopped, stepsForMove } from '../rules/facts/facts.ts';
import { boardIn, cardOfHero, heroAt, isUntimed } from '../rules/state/reading.ts';
import type { Alien, Hero, State } from '../rules/state/state.ts';
import { type Arm, armsOf } from './arms.ts';
import { eventsToFill } from './events.ts';
import type { Ground } from './ground.ts';
import { type Lure, lures } from './lures.ts';
import { isHoldingSafe, isUrgent, slackOf, type Threat, threatsTo } from './threats.ts';
import { cellsNear, isAllDone, missingSlots, nextCharge, type Task, tasksOf } from './work.ts';

/** What a hero is about now, and the cells from which it can be done. */
export interface Job {
  readonly is: 'hunt' | 'work' | 'search' | 'home' | 'shelter' | 'guard' | 'none';
  readonly cells: readonly Cell[];
  /** Steps to the nearest of these. */
  readonly walk: number;
  readonly threat?: Threat;
  readonly arm?: Arm;
  readonly task?: Task;
}

const nothing: Job = { is: 'none', cells: [], walk: 0 };

/** In a phase without a clock bots act as if so much time were left. */
const leisure = 60_000;

/** One symbol of a kind comes in so many milliseconds, if a hero rolls one die. */
const perSymbol = 13_000;

/** With so much room cages are filled before anything is hunted. */
const amplySlack = 20;

/** An alien nearer than that is not left alive to be moved. */
const leastSpared = 4;

interface Aim {
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
    this.#jobs ??= this.#assign();
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
          this.walkTime(hero, this.#nearest(hero.cell, cellsNear(state, cage.cell))) + missing * 5_000 <=
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
      const walk = this.#nearest(cell, this.ground.firing(arm.reach, target));
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

  #nearest(from: Cell, cells: readonly Cell[]): number {
    let nearest = 99;
    for (const cell of cells) {
      const steps = this.ground.walk(from, cell);
      if (steps < nearest) nearest = steps;
    }
    return nearest;
  }

  #assign(): readonly Job[] {
    const { heroes } = this.state;
    const jobs: Job[] = heroes.map(() => nothing);
    if (this.lures.length > 0 && this.slack >= amplySlack)
      this.#assignTasks(jobs, Math.ceil(heroes.length / 2));
    this.#assignHunts(jobs);
    if (this.isAllDone) this.#sendHome(jobs);
    else {
      this.#assignSearches(jobs);
      this.#postGuard(jobs);
      this.#assignTasks(jobs);
    }
    heroes.forEach((hero, index) => {
      if (jobs[index]?.is === 'none') jobs[index] = this.#guard(hero);
      const job = jobs[index] ?? nothing;
      if (job.is !== 'home' && !(job.threat && isUrgent(job.threat)))
        jobs[index] = this.#shelter(hero) ?? job;
    });
    return jobs;
  }

  /** How pressing an alien must be to be hunted while the mission still wants something. */
  get #patience(): number {
    if (this.isAllDone) return 6;
    const { state } = this;
    const tasks = this.tasks.length;
    const hands = state.heroes.length * Math.max(0.5, rounds - state.round);
    const pressure = tasks / hands;
    if (pressure > 1) return 3;
    return pressure > 0.6 ? 6 : 99;
  }

  /** Where aliens are led to traps one more is left alive, if it is far away: Alien results have to move something. */
  get #spared(): Threat | undefined {
    if (this.lures.length === 0 || this.isAllDone) return undefined;
    const last = this.threats.findLast(({ alien, isMovable }) => isMovable && !this.isLure(alien));
    return last && last.slack >= leastSpared ? last : undefined;
  }

  #assignHunts(jobs: Job[]): void {
    const { state, threats } = this;
    const load = state.heroes.map(() => 0);
    const patience = this.isHoldingSafe ? this.#patience : 99;
    const spared = this.#spared;
    for (const threat of threats) {
      const { alien, slack } = threat;
      if (!isUrgent(threat) && (this.isLure(alien) || threat === spared)) continue;
      let chosen: { readonly hero: number; readonly aim: Aim; readonly cost: number } | null = null;
      for (const hero of state.heroes.keys()) {
        if (jobs[hero]?.is === 'work' && !isUrgent(threat)) continue;
        const aim = this.aim(hero, alien);
        const cost = (aim?.cost ?? 99) + (load[hero] ?? 0);
        if (aim && cost < (chosen?.cost ?? 90)) chosen = { hero, aim, cost };
      }
      if (!chosen) continue;
      const { hero, aim } = chosen;
      load[hero] = (load[hero] ?? 0) + 1 + aim.cost * 0.5;
      const time = this.walkTime(heroAt(state, hero), aim.walk) + 3_000;
      const isWorthIt = isUrgent(threat) || (time <= this.timeLeft && (slack <= patience || aim.walk <= 2));
      const before = jobs[hero];
      if (!isWorthIt || (before?.is === 'hunt' && !this.#isBetter(threat, aim, before))) continue;
      const cells = this.ground.firing(aim.arm.reach, alien.cell);
      jobs[hero] = { is: 'hunt', cells, walk: aim.walk, threat, arm: aim.arm };
    }
  }

  /** Of several aliens a hero goes first for those that press; else for the nearest. */
  #isBetter(threat: Threat, { walk }: Aim, { threat: other, walk: otherWalk }: Job): boolean {
    return !(other && isUrgent(other)) && !isUrgent(threat) && walk < otherWalk;
  }

  #sendHome(jobs: Job[]): void {
    const { heroes } = this.state;
    const { isStart, heroSteps } = boardIn(this.state);
    const isMissed = heroes.some(({ cell }) => !isStart[cell]);
    heroes.forEach((hero, index) => {
      const walk = heroSteps[hero.cell] ?? 0;
      const job = jobs[index] ?? nothing;
      const isFree = job.is === 'none' || !job.threat || !isUrgent(job.threat);
      const isTime = this.walkTime(hero, walk) + 12_000 > this.timeLeft;
      if (job.is === 'none' || (isFree && isTime)) jobs[index] = this.#home(hero, walk, isMissed);
    });
  }

  /** Into the start area, and in it out of the way of those who are still to come. */
  #home({ cell }: Hero, walk: number, isMissed: boolean): Job {
    if (walk > 0) return { is: 'home', cells: boardIn(this.state).start, walk };
    const { inner } = this.ground;
    const cells = inner.filter((each) => this.state.figures[each] === 0);
    const isInTheWay = isMissed && !inner.includes(cell) && cells.length > 0;
    return isInTheWay
      ? { is: 'home', cells, walk: this.#nearest(cell, cells) }
      : { is: 'home', cells: [], walk: 0 };
  }

  /** Each search token that lies there goes to the nearest hero who has nothing more pressing, early in the mission. */
  #assignSearches(jobs: Job[]): void {
    const { state } = this;
    if (isSearchStopped(state) || state.round > 5) return;
    for (const { cell, at } of state.searches) {
      if (at !== 'face-up') continue;
      const cells = cellsNear(state, cell);
      const nearest = this.#nearestFree(jobs, cells, state.round <= 3 ? 7 : 4);
      if (nearest) jobs[nearest.hero] = { is: 'search', cells, walk: nearest.walk };
    }
  }

  /** The hero without a job who has the shortest way, and time for it. */
  #nearestFree(
    jobs: readonly Job[],
    cells: readonly Cell[],
    most: number,
  ): { readonly hero: number; readonly walk: number } | null {
    let found: { readonly hero: number; readonly walk: number } | null = null;
    this.state.heroes.forEach((hero, index) => {
      if (jobs[index]?.is !== 'none' || this.dice(hero) < 0.5) return;
      const walk = this.#nearest(hero.cell, cells);
      if (walk > most || this.walkTime(hero, walk) + 4_000 > this.timeLeft) return;
      if (walk < (found?.walk ?? 99)) found = { hero: index, walk };
    });
    return found;
  }

  /** In a team of three or more one hero stays near the start area as long as aliens may come through. */
  #postGuard(jobs: Job[]): void {
    const { heroes } = this.state;
    if (heroes.length < 3 || this.state.aliens.length === 0) return;
    let nearest = -1;
    const steps = (index: number) => boardIn(this.state).heroSteps[heroAt(this.state, index).cell] ?? 0;
    for (const index of heroes.keys())
      if (this.arms(index).length > 0 && (nearest < 0 || steps(index) < steps(nearest))) nearest = index;
    const hero = heroes[nearest];
    if (hero && jobs[nearest]?.is !== 'hunt') jobs[nearest] = this.#guard(hero);
  }

  /** The nearest pairs of heroes and tasks first; who is left helps where one hero alone has too few dice. */
  #assignTasks(jobs: Job[], most = 99): void {
    const { state } = this;
    let assigned = 0;
    const pairs = this.tasks.flatMap((task) => {
      const cells = cellsNear(state, task.cell);
      return state.heroes.flatMap((hero, index) => {
        if (jobs[index]?.is !== 'none' || this.dice(hero) < 0.5) return [];
        if (state.settings.mission === 'demolition' && !nextCharge(state, hero, this.dice(hero) + 0.5))
          return [];
        return [{ index, task, cells, walk: this.#nearest(hero.cell, cells) }];
      });
    });
    pairs.sort((a, b) => a.walk - b.walk || a.index - b.index || a.task.cell - b.task.cell);
    const taken = new Map<Task, number>();
    for (const isHelp of [false, true])
      for (const { index, task, cells, walk } of pairs) {
        if (jobs[index]?.is !== 'none' || assigned >= most) continue;
        const helped = taken.get(task) ?? 0;
        const isWanted = isHelp ? this.#isHelpWanted(task, helped) && walk <= 6 : helped === 0;
        if (!isWanted) continue;
        assigned++;
        taken.set(task, helped + this.dice(heroAt(state, index)));
        jobs[index] = { is: 'work', cells, walk, task };
      }
  }

  #isHelpWanted({ dice, token }: Task, helped: number): boolean {
    return helped > 0 && (token.is === 'nest' || token.is === 'cage') && helped < dice + 1;
  }

  /** With nothing else to do a hero waits where aliens come by. */
  #guard(hero: Hero): Job {
    const { heroSteps, arrows, isStart } = boardIn(this.state);
    const cells = arrows.flatMap((ways, cell) => {
      const steps = heroSteps[cell] ?? 0;
      return ways.length > 0 && !isStart[cell] && steps >= 3 && steps <= 4 ? [cell] : [];
    });
    return { is: 'guard', cells, walk: this.#nearest(hero.cell, cells) };
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

  /** At the end of the phase a hero gets out of the way of what would hurt it much. */
  #shelter(hero: Hero): Job | null {
    if (hero.id === null || this.timeLeft > 25_000) return null;
    const risk = this.exposure(hero.cell);
    const left = cardOfHero(hero).survives - hero.damage;
    if (risk === 0 || (risk < 1.2 && left > 2)) return null;
    const board = boardIn(this.state);
    let cells: Cell[] = [];
    let least = risk - 0.4;
    let walk = 99;
    board.isOpen.forEach((isOpen, cell) => {
      const steps = isOpen ? this.ground.walk(hero.cell, cell) : 99;
      if (steps === 0 || steps > 4 || this.walkTime(hero, steps) > this.timeLeft) return;
      if (this.state.figures[cell] !== 0) return;
      const there = this.exposure(cell);
      if (there > least || (there === least && steps > walk)) return;
      if (there < least || steps < walk) cells = [];
      cells.push(cell);
      least = there;
      walk = steps;
    });
    return cells.length > 0 ? { is: 'shelter', cells, walk } : null;
  }
}
