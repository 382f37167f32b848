import {
  eventsFor,
  latestEvents,
  type Match,
  type Question,
  type Reason,
  viewFor,
  whyRefused,
} from '@starboard/engine';
import { expect } from 'vitest';
import {
  alienFrontiers,
  type Colour,
  colours,
  type Event,
  type FacilityId,
  type FieldId,
  type State,
  type TerritoryId,
  type Title,
  titleOf,
  type View,
} from '../index.ts';
import type { Place } from '../rules/state/state.ts';
import { seatOf } from './answers.ts';

/** What is to be seen at a table, and what is expected of it. */
export class SeenTable {
  readonly match: Match;

  constructor(match: Match) {
    this.match = match;
  }

  /** What all see. */
  get view(): View {
    return viewFor(this.match, 'spectator').view as View;
  }

  get state(): State {
    return this.match.position.state as State;
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

  /** How many of a player's dice are at a place, of any value. */
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

  /** Ports without a ship; not for the Hub, where every player has their own. */
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
    const { outcome } = this.match.position;
    expect(outcome?.winners.map((seat) => colours[seat])).toEqual(winners);
    expect(this.match.questions).toEqual([]);
    return this;
  }

  /** Why something is not on offer, as the active player's screen tells it. */
  refusalOf(key: string): Reason | undefined {
    return whyRefused(viewFor(this.match, this.view.turn).prompt?.refused, key) ?? undefined;
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
