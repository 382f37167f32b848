import { copy, decisionOf, hearsClock, type Json, playFrom, submit, wakesAt } from '@starboard/engine';
import { expect, test } from 'vitest';
import { cellAt } from '../board/cells.ts';
import { times } from '../content/presets.ts';
import type { HeroId } from '../content/heroes.ts';
import { projectElite } from '../game.ts';
import type { Command, CommandName } from '../keys/forms.ts';
import { buildPosition } from '../position/build-position.ts';
import type { Place, PositionDescription } from '../position/description.ts';
import { saying } from '../rules/commands/understand.ts';
import type { Event } from '../rules/state/events.ts';
import { alienById, heroAt } from '../rules/state/reading.ts';
import type { Hero, Phase, State } from '../rules/state/state.ts';

/** Plays a scenario from a described position, through inputs alone. */
export function scenario(
  name: string,
  description: PositionDescription,
  play: (table: ScenarioTable) => void,
): void {
  test(name, () => play(new ScenarioTable(description)));
}

const matches = (event: object, wanted: object): boolean =>
  Object.entries(wanted).every(([key, value]) => (event as Record<string, unknown>)[key] === value);

export const at = (...[x, y]: Place): number => cellAt(x, y);

/** A table to tell a story of play at; it keeps the time as a host does: what is due happens before what comes after. */
export class ScenarioTable {
  readonly match;
  /** All that has happened so far. */
  readonly events: Event[] = [];
  #heardAt = 0;

  constructor(description: PositionDescription) {
    this.match = playFrom(projectElite, buildPosition(description));
    this.events.push(...(this.match.table.events as readonly Event[]));
  }

  get state(): State {
    return this.match.position.state as State;
  }

  hero(id: HeroId): Hero {
    return heroAt(this.state, this.indexOf(id));
  }

  indexOf(id: HeroId): number {
    return this.state.heroes.findIndex((hero) => hero.id === id);
  }

  /** A hero's player gives a command. */
  gives<Name extends CommandName>(id: HeroId, name: Name, command: Omit<Command<Name>, 'hero'>): this {
    return this.says(this.hero(id).seat, this.answer(id, name, command));
  }

  refuses<Name extends CommandName>(
    id: HeroId,
    why: string,
    name: Name,
    command: Omit<Command<Name>, 'hero'>,
  ): this {
    return this.refusesAnswer(this.hero(id).seat, why, this.answer(id, name, command));
  }

  /** The answer that says a command; `sent` may be put beside it. */
  answer<Name extends CommandName>(
    id: HeroId,
    name: Name,
    command: Omit<Command<Name>, 'hero'>,
  ): Readonly<Record<string, Json>> {
    return saying(name, { hero: this.indexOf(id), ...command } as unknown as Command<Name>);
  }

  /** A seat says a word, or a whole answer. */
  says(seat: number, answer: Json): this {
    return this.#takes(this.#input(seat, answer));
  }

  /** A hero's player puts a die into a slot of a card or a thing. */
  fills(id: HeroId, die: number, holder: string, slot = 0): this {
    return this.gives(id, 'assign', { die, holder, slot, to: [] });
  }

  /** A hero's player gives a hit of the latest attack to an alien; a bolt leaps to a second. */
  hits(id: HeroId, alien: number, ...second: readonly number[]): this {
    return this.says(this.hero(id).seat, this.#hit(id, alien, second));
  }

  refusesHit(id: HeroId, why: string, alien: number, ...second: readonly number[]): this {
    return this.refusesAnswer(this.hero(id).seat, why, this.#hit(id, alien, second));
  }

  #hit(id: HeroId, alien: number, second: readonly number[]): Json {
    const attack = this.state.attacks.findLast(({ hero }) => hero === this.indexOf(id));
    return saying('assign-hit', { attack: attack?.id ?? 0, alien, second });
  }

  rolls(seat: number, ...dice: readonly number[]): this {
    return this.says(seat, { roll: dice.map((die) => `die:${die}`) });
  }

  refusesAnswer(seat: number, why: string, answer: Json): this {
    const before = copy(this.match.position);
    const result = submit(this.match, this.#input(seat, answer));
    expect(result.accepted ? `accepted ${JSON.stringify(answer)}` : result.reason.key).toBe(
      `pe.refused.${why}`,
    );
    expect(this.match.position).toEqual(before);
    return this;
  }

  #input(seat: number, answer: Json): object {
    const decision = decisionOf(this.match, seat);
    return { seat, decision, answer, ...(this.#isTimed && { at: this.#now }) };
  }

  get #now(): number {
    return Math.max(this.match.position.now, this.#heardAt);
  }

  /** What follows is heard at that moment, though no tick has told it before. */
  heardAt(moment: number): this {
    this.#heardAt = moment;
    return this;
  }

  get #isTimed(): boolean {
    return hearsClock(projectElite, this.match.position);
  }

  /** What the host says: a player goes, is back, a pause is over. */
  hears(input: object): this {
    return this.#takes(this.#isTimed && !('resume' in input) ? { ...input, at: this.#now } : input);
  }

  #takes(input: object): this {
    const result = submit(this.match, input);
    if (!result.accepted)
      throw new Error(`${JSON.stringify(input)}: ${result.reason.key} ${result.error?.stack ?? ''}`);
    this.events.push(...(result.events as readonly Event[]));
    expect(projectElite.invariants(this.state, this.match.position.outcome)).toEqual([]);
    return this;
  }

  /** So many milliseconds pass. */
  passes(milliseconds: number): this {
    const until = this.match.position.now + milliseconds;
    for (
      let next = wakesAt(this.match, true);
      next !== null && next <= until;
      next = wakesAt(this.match, true)
    ) {
      this.#takes({ at: Math.max(next, this.match.position.now) });
      if (this.match.position.outcome) return this;
    }
    return this.#isTimed ? this.#takes({ at: Math.max(until, this.match.position.now) }) : this;
  }

  /** Time passes until the round is over, or the mission is. */
  untilNextRound(): this {
    const { round } = this.state;
    while (this.state.round === round && !this.match.position.outcome) {
      const next = wakesAt(this.match, true);
      if (next === null) throw new Error(`${this.state.phase} goes on without end`);
      this.#takes({ at: Math.max(next, this.match.position.now) });
    }
    return this;
  }

  /** Chooses for the team, or for a hero, what is asked now. */
  decides(value: string | number): this {
    const { decision, coordinator } = this.state;
    if (!decision) throw new Error('nothing is to be decided');
    const seat = decision.seat ?? coordinator ?? 0;
    return this.says(seat, saying('team-choice', { decision: decision.id, value: String(value) }));
  }

  /** Until play waits for something else all is chosen as it would be by itself, but for these values. */
  lets(...wanted: readonly (string | number)[]): this {
    const isWanted = (option: string): boolean => wanted.map(String).includes(option);
    for (let asked = this.state.decision; asked; asked = this.state.decision) {
      if (this.match.position.outcome) return this;
      this.decides(asked.options.find(isWanted) ?? asked.fallback);
    }
    return this;
  }

  /** All are ready, and the countdown passes. */
  starts(): this {
    for (const seat of this.state.players.keys()) this.says(seat, 'ready');
    return this.passes(times.countdown);
  }

  /** The clock runs out, and no player has anything left to do. */
  runsOut(): this {
    this.passes((this.state.deadline ?? 0) - this.match.position.now + times.grace);
    for (const seat of this.state.players.keys()) this.says(seat, 'done');
    return this;
  }

  /** What is to be decided now, as a part of a message key; null when nothing is. */
  expectAsked(about: string | null): this {
    expect(this.state.decision?.about ?? null).toBe(about);
    return this;
  }

  /** How often something has happened so far that looks like this. */
  expectHappened(count: number, event: Readonly<Partial<Event>>): this {
    expect(this.events.filter((each) => matches(each, event))).toHaveLength(count);
    return this;
  }

  expectOptions(...values: readonly (string | number)[]): this {
    expect(this.state.decision?.options).toEqual(values.map(String));
    return this;
  }

  expectAt(figure: HeroId | number, ...place: Place): this {
    const cell = typeof figure === 'number' ? alienById(this.state, figure)?.cell : this.hero(figure).cell;
    expect(cell).toBe(at(...place));
    return this;
  }

  expectGone(...aliens: readonly number[]): this {
    for (const alien of aliens) expect(alienById(this.state, alien)).toBeUndefined();
    return this;
  }

  /** The cards in front of a hero, as they came. */
  expectCards(id: HeroId, ...cards: readonly string[]): this {
    expect(this.hero(id).gear.map(({ card }) => card)).toEqual(cards);
    return this;
  }

  expectHealth(alien: number, health: number): this {
    expect(alienById(this.state, alien)?.health).toBe(health);
    return this;
  }

  expectDamage(id: HeroId, damage: number): this {
    expect(this.hero(id).damage).toBe(damage);
    return this;
  }

  /** Of a player's dice: faces, `-` for one to be rolled, `~` tumbling, `n` and `l` in slots, `t` in the tray, `x` lost. */
  expectDice(seat: number, shown: string): this {
    const letters = { free: '', tumbling: '~', normal: 'n', locked: 'l', tray: 't', lost: 'x' };
    const dice = this.state.players[seat]?.dice ?? [];
    expect(dice.map((die) => letters[die.at] || (die.face ?? '-')).join('')).toBe(shown);
    return this;
  }

  expectPhase(phase: Phase): this {
    expect(this.state.phase).toBe(phase);
    return this;
  }

  /** Nothing happens by itself, however long it takes. */
  expectStandsStill(): this {
    expect(wakesAt(this.match, true)).toBeNull();
    return this;
  }

  expectOver(cause: string): this {
    expect(this.match.position.outcome?.cause).toBe(cause);
    return this;
  }

  expectGoesOn(): this {
    expect(this.match.position.outcome).toBeNull();
    return this;
  }
}
