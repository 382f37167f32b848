import type { Seat } from '@starboard/engine';
import { type CardFace, type CardId, cardFacts } from '../content/cosmic-cards.ts';
import { ownKey, parseOwnKey } from '../keys/index.ts';
import type { KnownAbility } from '../rules/abilities/ability.ts';
import { abilityOf } from '../rules/abilities/registry.ts';
import { playableCards } from '../rules/cards/sheet-cards.ts';
import { knownTo } from '../rules/cards/known-cards.ts';
import { refuseTerms, releasable } from '../rules/deal/deal-refusals.ts';
import { grantable } from '../rules/deal/grants.ts';
import type { Talks, Terms } from '../rules/deal/deal-terms.ts';
import { bothAttack } from '../rules/encounter/reading.ts';
import { totalsOf, type Totals, winnerOf } from '../rules/encounter/totals.ts';
import { sendLimit } from '../rules/phases/launch.ts';
import { planetByKey } from '../rules/ships/planets.ts';
import {
  isHome,
  neededToWin,
  planetsOf,
  shipsInEncounter,
  shipsOn,
  shipsOnColonies,
} from '../rules/ships/ships.ts';
import { mainOf, otherSide, sideOf } from '../rules/state/seats.ts';
import type { Settings } from '../rules/state/options.ts';
import {
  encounterOf,
  type Planet,
  type PlanetIndex,
  playerOf,
  type Side,
  type State,
} from '../rules/state/state.ts';
import { type Prospect, prospectsOf } from '../view/prospects.ts';
import { type Standing, standingsOf } from './features.ts';
import { type Unseen, unseenBy } from './unseen.ts';

/** Something announced, as all players have seen it. */
export interface Use {
  readonly seat: Seat;
  readonly ability: string;
  readonly choices: unknown;
}

/**
 * What a seat knows, for its bot to decide by: public facts and its own cards. The state is shut away here, so that no
 * policy can read more of it. It holds for one decision.
 */
export class Sight {
  readonly seat: Seat;
  readonly #state: State;
  #standings: readonly Standing[] | undefined;
  #unseen: Unseen | undefined;

  constructor(state: State, seat: Seat) {
    this.#state = state;
    this.seat = seat;
  }

  get seats(): number {
    return this.#state.players.length;
  }

  get settings(): Settings {
    return this.#state.settings;
  }

  get neededToWin(): number {
    return neededToWin(this.#state);
  }

  /** How all stand; of the own hand it is known what it is worth. */
  get standings(): readonly Standing[] {
    this.#standings ??= standingsOf(this.#state, this.seat);
    return this.#standings;
  }

  /** The own cards, those on a sheet that may be played included. */
  get hand(): readonly CardId[] {
    return playableCards(this.#state, this.seat);
  }

  /** Encounter cards that could be in other hands. */
  get unseen(): Unseen {
    this.#unseen ??= unseenBy(this.#state, this.seat);
    return this.#unseen;
  }

  get isInEncounter(): boolean {
    return this.#state.encounter !== null;
  }

  get encounterNumber(): number {
    return this.#state.encounter?.number ?? 1;
  }

  get offense(): Seat {
    return this.#state.encounter?.offense ?? this.#state.offense;
  }

  get defense(): Seat | null {
    return this.#state.encounter?.defense ?? null;
  }

  get target(): PlanetIndex | null {
    return this.#state.encounter?.target ?? null;
  }

  get gate(): readonly number[] {
    return encounterOf(this.#state).gate;
  }

  get zone(): readonly number[] {
    return encounterOf(this.#state).zone;
  }

  get hasNoRewards(): boolean {
    return encounterOf(this.#state).noRewards;
  }

  get talks(): Talks | null {
    return encounterOf(this.#state).talks;
  }

  /** The side this seat, or another, is on. */
  sideOf(seat: Seat = this.seat): Side | null {
    return this.#state.encounter ? sideOf(this.#state.encounter, seat) : null;
  }

  isInvited(seat: Seat, side: Side): boolean {
    return encounterOf(this.#state).invited[side].includes(seat);
  }

  shipsOn(seat: Seat, planet: PlanetIndex): number {
    return shipsOn(this.#state, seat, planet);
  }

  shipsOnColonies(seat: Seat): number {
    return shipsOnColonies(this.#state, seat);
  }

  shipsInEncounter(seat: Seat): number {
    return shipsInEncounter(this.#state, seat);
  }

  /** How many ships the seat may send. */
  sendLimit(seat: Seat): number {
    return Math.min(sendLimit(this.#state, seat), this.shipsOnColonies(seat));
  }

  isHome(seat: Seat, planet: PlanetIndex): boolean {
    return isHome(this.#state, seat, planet);
  }

  /** The planets of a home system. */
  planetsOf(system: Seat): readonly PlanetIndex[] {
    return planetsOf(this.#state, system);
  }

  planet(key: string): PlanetIndex {
    return planetByKey(this.#state, key);
  }

  /** What this seat has laid as a main player, face down or not. */
  get ownCard(): CardId | null {
    const side = this.sideOf();
    if (side === null || this.main(side) !== this.seat) return null;
    return encounterOf(this.#state).cards[side]?.card ?? null;
  }

  /** What the other main player has laid, if it lies open. */
  get opposingCard(): { readonly type: 'attack' | 'negotiate' | 'morph'; readonly value: number } | null {
    const side = this.sideOf();
    const played = side && this.#state.encounter?.cards[otherSide(side)];
    if (!played?.isFaceUp) return null;
    const { type, value } = played.counts ?? cardFacts(played.card);
    return type === 'attack' || type === 'negotiate' || type === 'morph' ? { type, value } : null;
  }

  /** What the other main player has said that its card is, which lies face down. */
  get claim(): CardFace | null {
    const side = this.sideOf();
    return (side && this.#state.encounter?.cards[otherSide(side)]?.claim) ?? null;
  }

  /** The totals, once two attacks lie open. */
  get totals(): (Totals & { readonly winner: Side }) | null {
    const { encounter } = this.#state;
    if (!encounter || encounter.result !== null || !bothAttack(this.#state)) return null;
    return { ...totalsOf(this.#state), winner: winnerOf(this.#state) };
  }

  /** What would come of using this, where it only changes totals. */
  prospects(ability: KnownAbility): readonly Prospect[] | null {
    return prospectsOf(this.#state, this.seat, ability);
  }

  /** What is being used, and could be answered. */
  get use(): Use | null {
    return this.#state.uses.at(-1) ?? null;
  }

  /** Whether a player who does not think ahead would use this now; true where its record says nothing. */
  isWise(ability: string): boolean {
    return abilityOf(ability).isWise?.(this.#state, this.seat) ?? true;
  }

  /** Planets on which the seat could found a colony beside that one. */
  grantable(granter: Seat, receiver: Seat): readonly string[] {
    return grantable(this.#state, granter, receiver);
  }

  /** Whose ships a main player could let out of the warp in a deal, and how many. */
  releasable(giver: Seat, receiver: Seat): Readonly<Record<string, number>> {
    return releasable(this.#state, giver, receiver);
  }

  /** The cards this seat could give away. */
  get givable(): readonly CardId[] {
    return playerOf(this.#state, this.seat).hand;
  }

  /** Cards that this seat knows to be in another hand. */
  knownIn(hand: Seat): readonly CardFace[] {
    return knownTo(this.#state, hand, this.seat);
  }

  /** Whether this seat may offer or accept such terms. */
  canOffer(terms: Terms): boolean {
    return refuseTerms(this.#state, this.seat, terms) === null;
  }

  /** Whether this seat shares a planet with that one: they landed there together, or settled it in a deal. */
  isComrade(seat: Seat): boolean {
    const { planets } = this.#state;
    return planets.some(({ ships }) => (ships[seat] ?? 0) > 0 && (ships[this.seat] ?? 0) > 0);
  }

  /** Whether that player holds a home planet which this seat has lost, or has stopped its power in this encounter. */
  hasBeenHurtBy(seat: Seat): boolean {
    const { planets, encounter } = this.#state;
    const holds = ({ system, ships }: Planet): boolean =>
      system === this.seat && (ships[seat] ?? 0) > 0 && (ships[this.seat] ?? 0) === 0;
    if (planets.some(holds)) return true;
    const isZapped = encounter?.zapped.some((key) => parseOwnKey(key).seat === this.seat) ?? false;
    return isZapped && (encounter?.used.some((key) => key.startsWith(ownKey(seat, 'cosmic-zap'))) ?? false);
  }

  main(side: Side): Seat {
    return mainOf(encounterOf(this.#state), side);
  }

  handSize(seat: Seat): number {
    return playerOf(this.#state, seat).hand.length;
  }
}
