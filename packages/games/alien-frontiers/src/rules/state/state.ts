import type { Seat } from '@starboard/engine';
import type { FacilityId } from '../../content/facilities.ts';
import type { CardId } from '../../content/tech-cards.ts';
import type { FieldId, TerritoryId } from '../../content/territories.ts';
import type { Options } from './options.ts';

/** `stock` is out of play; for the Relic Ship that is Burroughs Desert. `hand` is rolled and unplaced. */
export type Place = 'stock' | 'hand' | 'maintenance-bay' | FacilityId;

export interface Ship {
  at: Place;
  value: number;
  /** Which port of the facility, counted from 0; on the Hub, of the owner's track. */
  port: number;
}

export interface Relic extends Ship {
  owner: Seat | null;
}

/** Which of a player's dice: 0 to 5 are coloured, 6 is the Relic Ship. */
export type ShipIndex = number;
export const relicIndex: ShipIndex = 6;

export interface Player {
  fuel: number;
  ore: number;
  /** Colonies neither on a territory nor on the Hub track. */
  supply: number;
  /** Circle of the colony on the Hub track; 0 when there is none. */
  hub: number;
  cards: CardId[];
  readonly ships: Ship[];
}

/** What the rules remember of the turn under way; cleared when it ends. */
export interface ThisTurn {
  /** The one discard power of the turn is spent. */
  discarded: boolean;
  /** Cards a power of which was used. Limits are the card's own: one that was discarded and comes back has worked. */
  usedCards: CardId[];
  /** Ships at the Alien Artifact whose points have not paid for a card yet. */
  artifactUnspent: ShipIndex[];
  artifactCycles: number;
  hubShips: number;
  asimovUsed: boolean;
  hubExcess: number;
  mineShips: number;
  /** Ships docked at the Orbital Market this turn that are still there. */
  marketShips: ShipIndex[];
  /** Territory whose bonus a Data Crystal lends. */
  borrowed: TerritoryId | null;
  teleported: { ship: ShipIndex; from: FacilityId } | null;
}

export interface State {
  readonly options: Options;
  readonly startingColonies: number;
  readonly blockers: 'none' | 'six' | 'twelve';
  readonly firstSeat: Seat;
  turn: Seat;
  round: number;
  readonly players: Player[];
  /** Colonies on each territory, by seat. */
  readonly colonies: Record<TerritoryId, number[]>;
  readonly fields: Record<FieldId, TerritoryId | null>;
  readonly relic: Relic;
  /** Face down; the top is the last. */
  draw: CardId[];
  display: CardId[];
  discard: CardId[];
  /** What is left in the box; null when supplies are unlimited. */
  readonly stock: { fuel: number; ore: number } | null;
  thisTurn: ThisTurn;
}

export const freshTurn = (): ThisTurn => ({
  discarded: false,
  usedCards: [],
  artifactUnspent: [],
  artifactCycles: 0,
  hubShips: 0,
  asimovUsed: false,
  hubExcess: 0,
  mineShips: 0,
  marketShips: [],
  borrowed: null,
  teleported: null,
});

export const playerOf = (state: State, seat: Seat): Player => {
  const player = state.players[seat];
  if (!player) throw new RangeError(`nobody sits at ${seat}`);
  return player;
};

/** Colonies that have not landed yet, the one on the Hub track included. */
export const unplacedColonies = ({ supply, hub }: Player): number => supply + (hub > 0 ? 1 : 0);

export const activePlayer = (state: State): Player => playerOf(state, state.turn);
