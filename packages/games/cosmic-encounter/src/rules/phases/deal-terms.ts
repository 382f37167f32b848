import { type Json, type Reason, reason, type Seat } from '@starboard/engine';
import type { CardId } from '../../content/cosmic-cards.ts';
import { ruleFor } from '../passives.ts';
import { planetKey } from '../planets.ts';
import { coloniesOf, isHome, shipsOn, shipsOnColonies } from '../ships.ts';
import { encounterOf, playerOf, type State } from '../state.ts';

/** What one main player gives the other. */
export interface Gift {
  /** Named cards of the own hand. */
  readonly cards: readonly CardId[];
  /** Further cards, drawn at random from the own hand. */
  readonly random: number;
  /** A planet on which the receiver may found a colony, by its key. */
  readonly colony: string | null;
  /** Ships of the receiver's that leave the warp, where a power can do that. */
  readonly release: number;
}

/** Both gifts, by the giver. */
export interface Terms {
  readonly offense: Gift;
  readonly defense: Gift;
}

export const nothing: Gift = { cards: [], random: 0, colony: null, release: 0 };

/** Planets of the granter's on which the receiver has no colony yet. */
export function grantable(state: State, granter: Seat, receiver: Seat): string[] {
  const { offense, gate } = encounterOf(state);
  const hasShips = shipsOnColonies(state, receiver) + (receiver === offense ? (gate[receiver] ?? 0) : 0) > 0;
  if (!hasShips) return [];
  return coloniesOf(state, granter)
    .filter((planet) => shipsOn(state, receiver, planet) === 0)
    .filter(
      (planet) => state.settings.dealColony === 'any-colony-of-granter' || isHome(state, granter, planet),
    )
    .map((planet) => planetKey(state, planet));
}

/** Ships of the receiver's the giver could let out of the warp. */
export const mostReleased = (state: State, giver: Seat, receiver: Seat): number =>
  ruleFor(state, giver, 'releasesShips', false) && coloniesOf(state, receiver).length > 0
    ? (state.warp[receiver] ?? 0)
    : 0;

/** Why terms cannot be offered or agreed on; null when they could be carried out. */
export function refuseTerms(state: State, terms: Terms): Reason | null {
  const { offense, defense } = encounterOf(state);
  const receiver = defense as Seat;
  const refusal =
    refuseGift(state, offense, receiver, terms.offense) ??
    refuseGift(state, receiver, offense, terms.defense);
  if (refusal) return refusal;
  return isNothing(terms.offense) && isNothing(terms.defense)
    ? reason('ce.deal-needs-something', undefined, 'ce.rule.deals')
    : null;
}

const isNothing = ({ cards, random, colony, release }: Gift): boolean =>
  cards.length + random + release === 0 && colony === null;

function refuseGift(
  state: State,
  giver: Seat,
  receiver: Seat,
  { cards, random, colony, release }: Gift,
): Reason | null {
  const { hand } = playerOf(state, giver);
  if (cards.some((card) => !hand.includes(card)) || new Set(cards).size !== cards.length) {
    return reason('ce.card-not-held', { seat: giver }, 'ce.rule.deals');
  }
  if (cards.length + random > hand.length)
    return reason('ce.too-few-cards', { seat: giver }, 'ce.rule.deals');
  if (release > mostReleased(state, giver, receiver))
    return reason('ce.ships-not-releasable', { seat: giver }, 'ce.rule.deals');
  const isGrantable = colony === null || grantable(state, giver, receiver).includes(colony);
  return isGrantable ? null : reason('ce.colony-not-grantable', undefined, 'ce.rule.deals');
}

/** Reads terms as anybody may have written them; null when they are none. */
export function readTerms(value: Json | undefined): Terms | null {
  if (!isRecord(value)) return null;
  const offense = readGift(value['offense']);
  const defense = readGift(value['defense']);
  return offense && defense ? { offense, defense } : null;
}

function readGift(value: Json | undefined): Gift | null {
  if (!isRecord(value)) return null;
  const { cards = [], random = 0, colony = null, release = 0 } = value;
  const isCards = Array.isArray(cards) && cards.every((card) => typeof card === 'string');
  const isCount = [random, release].every((count) => Number.isInteger(count) && (count as number) >= 0);
  if (!isCards || !isCount || (colony !== null && typeof colony !== 'string')) return null;
  return { cards, random: random as number, colony, release: release as number };
}

const isRecord = (value: Json | undefined): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
