import {
  canUndo,
  copy,
  eventsFor,
  type Json,
  latestEvents,
  type Match,
  playFrom,
  type Question,
  type Reason,
  submit,
  viewFor,
} from '@starboard/engine';
import { expect, test } from 'vitest';
import {
  alienFrontiers,
  buildPosition,
  type Colour,
  colours,
  type Event,
  type FacilityId,
  type FieldId,
  type PositionDescription,
  type State,
  type TerritoryId,
  type Title,
  titleOf,
  type View,
} from '../index.ts';
import type { Place } from '../rules/state.ts';

/** Plays a scenario from a described position, through decisions alone. */
export function scenario(
  name: string,
  description: PositionDescription,
  play: (table: ScenarioTable) => void,
): void {
  test(name, () => play(new ScenarioTable(playFrom(alienFrontiers, buildPosition(description)))));
}

const seatOf = (colour: Colour): number => colours.indexOf(colour);

/** A table to tell a story of play at: what is done, what is refused, what is seen. */
export class ScenarioTable {
  readonly match: Match;

  constructor(match: Match) {
    this.match = match;
  }

  /** What everybody sees. */
  get view(): View {
    return viewFor(this.match, 'spectator').table as View;
  }

  get state(): State {
    return this.match.table.position.state as State;
  }

  get question(): Question {
    const [question] = this.match.questions;
    if (!question) throw new Error('nobody is asked: the match is over');
    return question;
  }

  get options(): readonly string[] {
    const { shape } = this.question;
    return shape.kind === 'choose' || shape.kind === 'pick' ? shape.options : [];
  }

  get events(): Event[] {
    return eventsFor(alienFrontiers, latestEvents(this.match) as Event[], 'spectator');
  }

  player(colour: Colour) {
    const player = this.view.players[seatOf(colour)];
    if (!player) throw new Error(`${colour} does not play`);
    return player;
  }

  answers(answer: Json): this {
    const { seat } = this.question;
    const result = submit(this.match, { seat, decision: this.match.table.position.decision, answer });
    if (!result.accepted) {
      throw new Error(
        `${JSON.stringify(answer)} was refused: ${JSON.stringify(result.reason)} ${result.error?.stack ?? ''}`,
      );
    }
    expect(alienFrontiers.invariants(this.state)).toEqual([]);
    return this;
  }

  /** The answer is refused for this reason, and nothing changes. */
  refuses(answer: Json, key: string): this {
    const before = copy(this.match.table.position);
    const { seat } = this.question;
    const result = submit(this.match, { seat, decision: this.match.table.position.decision, answer });
    expect(result.accepted ? `accepted ${JSON.stringify(answer)}` : result.reason.key).toBe(key);
    expect(result).not.toHaveProperty('error');
    expect(this.match.table.position).toEqual(before);
    return this;
  }

  /** `docks('shipyard', 3, 3)`; `'6r'` is the Relic Ship, `'5t'` a teleported ship. */
  docks(facility: FacilityId, ...ships: readonly (number | string)[]): this {
    return this.answers(dockKey(facility, ships));
  }

  refusesDock(reasonKey: string, facility: FacilityId, ...ships: readonly (number | string)[]): this {
    return this.refuses(dockKey(facility, ships), reasonKey);
  }

  constructs(value: number, territory: TerritoryId): this {
    return this.docks('colony-constructor', value, value, value).answers(territory);
  }

  terraforms(territory: TerritoryId, ship: number | string = 6): this {
    return this.docks('terraforming-station', ship).answers(territory);
  }

  launches(territory: TerritoryId): this {
    return this.answers('launch').answers(territory);
  }

  cycles(): this {
    return this.answers('cycle');
  }

  claims(title: Title): this {
    return this.answers(`claim:${title}`);
  }

  trades(times: number): this {
    return this.answers(`trade:${times}`);
  }

  /** The fuel power, pointed at each target in turn; a list answers a question for several. */
  uses(title: Title, ...targets: readonly Json[]): this {
    return targets.reduce<this>((table, target) => table.answers(target), this.answers(`use:${title}`));
  }

  discards(title: Title, ...targets: readonly Json[]): this {
    return targets.reduce<this>((table, target) => table.answers(target), this.answers(`discard:${title}`));
  }

  stealsCard(from: Colour, title: Title): this {
    return this.answers(`card:${seatOf(from)}:${title}`);
  }

  /** `stealsTokens({ green: { ore: 3 }, blue: { fuel: 1 } })` */
  stealsTokens(loot: Loot): this {
    return this.answers('resources').answers(lootAnswer(loot));
  }

  endsTurn(): this {
    return this.answers('end-turn');
  }

  /** Docks what is left where it matters least, ends the turn, and gives back surplus ore first. */
  finishesTurn(): this {
    const quiet = ['alien-artifact', 'solar-converter', 'lunar-mine', 'colonist-hub'];
    const turn = this.view.turn;
    while (!this.options.includes('end-turn')) {
      const places = quiet.flatMap((id) => this.options.filter((key) => key.startsWith(`dock:${id}:`)));
      this.answers((places[0] ?? this.options[0]) as string);
    }
    this.endsTurn();
    if (this.view.turn !== turn) return this;
    const { shape } = this.question;
    return shape.kind === 'amount' ? this.answers(shape.min) : this;
  }

  /** Where the Relic Ship is, and whose it is. */
  expectRelic(place: Place, owner: Colour | null = null): this {
    const { relic } = this.view;
    expect([relic.at, relic.owner]).toEqual([place, owner === null ? null : seatOf(owner)]);
    return this;
  }

  /** The fields on the board; those not named are off it. */
  expectFields(onBoard: Partial<Record<FieldId, TerritoryId>>): this {
    expect(this.view.fields).toEqual({ isolation: null, positron: null, repulsor: null, ...onBoard });
    return this;
  }

  /** Colonies on a territory, in seat order. */
  expectColonies(territory: TerritoryId, ...counts: readonly number[]): this {
    expect(this.view.territories[territory].colonies).toEqual(counts);
    return this;
  }

  offers(...keys: readonly string[]): this {
    for (const key of keys) expect(this.options).toContain(key);
    return this;
  }

  doesNotOffer(...keys: readonly string[]): this {
    for (const key of keys) expect(this.options).not.toContain(key);
    return this;
  }

  /** `expectTokens('red', '2/1')`: fuel/ore. */
  expectTokens(colour: Colour, tokens: string): this {
    const { fuel, ore } = this.player(colour);
    expect(`${colour} ${fuel}/${ore}`).toBe(`${colour} ${tokens}`);
    return this;
  }

  expectScores(...scores: readonly number[]): this {
    expect(this.view.players.map(({ score }) => score)).toEqual(scores);
    return this;
  }

  expectController(territory: TerritoryId, colour: Colour | null): this {
    const { controller } = this.view.territories[territory];
    expect(controller === null ? null : colours[controller]).toBe(colour);
    return this;
  }

  /** Values of a player's dice at a place, lowest first. */
  expectShips(colour: Colour, place: Place, ...values: readonly number[]): this {
    expect(this.valuesAt(colour, place)).toEqual([...values].sort((a, b) => a - b));
    return this;
  }

  /** How many of a player's dice are at a place, whatever they show. */
  expectCount(colour: Colour, place: Place, count: number): this {
    expect(this.valuesAt(colour, place).length).toBe(count);
    return this;
  }

  expectCards(colour: Colour, ...titles: readonly Title[]): this {
    expect(this.player(colour).cards.map(titleOf).sort()).toEqual([...titles].sort());
    return this;
  }

  expectHub(colour: Colour, hub: number, supply?: number): this {
    expect(this.player(colour).hub).toBe(hub);
    if (supply !== undefined) expect(this.player(colour).supply).toBe(supply);
    return this;
  }

  /** What is remembered of the turn under way: `expectThisTurn({ artifactCredit: 8 })`. */
  expectThisTurn(facts: Partial<View['thisTurn']>): this {
    expect(this.view.thisTurn).toMatchObject(facts);
    return this;
  }

  /** Ports nobody stands in; not for the Hub, where everybody has their own. */
  expectFreePorts(facility: FacilityId, count: number): this {
    const { ports, ships } = this.view.facilities[facility];
    expect(ports - ships.length).toBe(count);
    return this;
  }

  /** The name of the prompt that waits now, without its prefix: `act`, `land`, `raid`… */
  expectNext(prompt: string, colour?: Colour): this {
    expect(this.question.prompt).toBe(`af.ask.${prompt}`);
    if (colour) expect(colours[this.question.seat]).toBe(colour);
    return this;
  }

  expectWinners(...winners: readonly Colour[]): this {
    const { outcome } = this.match.table.position;
    expect(outcome?.winners.map((seat) => colours[seat])).toEqual(winners);
    expect(this.match.questions).toEqual([]);
    return this;
  }

  undoes(): this {
    const { seat } = this.question;
    expect(canUndo(this.match, seat)).toBe(true);
    expect(submit(this.match, { seat, undo: true }).accepted).toBe(true);
    return this;
  }

  refusesUndo(): this {
    const { seat } = this.question;
    expect(submit(this.match, { seat, undo: true })).toMatchObject({
      reason: { key: 'engine.nothing-to-undo' },
    });
    return this;
  }

  /** Why something is not on offer, as the active player's screen tells it. */
  refusalOf(key: string): Reason | undefined {
    const { refused } = viewFor(this.match, this.view.turn).table as View;
    return refused.find((act) => act.key === key)?.reason;
  }

  /** The id of a die on the table, as targets name it. */
  ship(colour: Colour, place: Place, value: number): string {
    const seat = seatOf(colour);
    const index =
      this.state.players[seat]?.ships.findIndex((ship) => ship.at === place && ship.value === value) ?? -1;
    if (index >= 0) return `${seat}.${index}`;
    const { relic } = this.state;
    if (relic.owner === seat && relic.at === place && relic.value === value) return `${seat}.relic`;
    throw new Error(`${colour} has no ${value} at ${place}`);
  }

  private valuesAt(colour: Colour, place: Place): number[] {
    const seat = seatOf(colour);
    const { players, relic } = this.state;
    const ships = [...(players[seat]?.ships ?? []), ...(relic.owner === seat ? [relic] : [])];
    return ships
      .filter(({ at }) => at === place)
      .map(({ value }) => value)
      .sort((a, b) => a - b);
  }
}

type Loot = Partial<Record<Colour, { readonly fuel?: number; readonly ore?: number }>>;

export const lootAnswer = (loot: Loot): Json =>
  Object.fromEntries(
    Object.entries(loot).flatMap(([colour, tokens]) =>
      Object.entries(tokens).map(([token, count]) => [`${seatOf(colour as Colour)}:${token}`, count]),
    ),
  );

/** Values rise; of equal ships the teleported one comes after the others, and the Relic last. */
export const dockKey = (facility: FacilityId, ships: readonly (number | string)[]): string => {
  const rank = (kind: string) => kind.replace('r', 'z');
  const kinds = ships.map(String).sort((a, b) => rank(a).localeCompare(rank(b), 'en'));
  return `dock:${facility}:${kinds.join('+')}`;
};
