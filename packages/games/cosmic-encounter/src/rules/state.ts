import type { Json, Seat } from '@starboard/engine';
import type { AlienId } from '../content/aliens.ts';
import type { CardId, CardType } from '../content/cosmic-cards.ts';
import type { DestinyId } from '../content/destiny.ts';
import type { Modifier } from './modifier.ts';
import type { Settings } from './options.ts';

export type Side = 'offense' | 'defense';

/** Planets are numbered system by system: seat × planets each + number. */
export type PlanetIndex = number;

export interface Planet {
  /** Whose home system it lies in. */
  readonly system: Seat;
  /** Ships by seat. */
  readonly ships: number[];
}

/** An alien sheet in front of a player, and what lies on it. */
export interface Sheet {
  readonly alien: AlienId;
  /** Face down since the start, in the variant with hidden powers. */
  isHidden: boolean;
  tokens: number;
}

export interface Player {
  hand: CardId[];
  sheets: Sheet[];
  /** Ships out of the game. */
  removed: number;
}

/** An encounter card on the table, and what it counts as. */
export interface PlayedCard {
  card: CardId;
  /** Who selected it, and so knows it face down, wherever it lies by now. */
  readonly laidBy: Seat;
  isFaceUp: boolean;
  /** Known from the flip on: a morph is what it copied, a claim what was claimed. */
  counts: { type: 'attack' | 'negotiate'; value: number } | null;
}

/** A reinforcement on the table. */
export interface Reinforcement {
  readonly card: CardId;
  readonly seat: Seat;
  readonly side: Side;
}

/** Why an encounter ends, or ended. */
export type EncounterResult =
  | 'offense-won'
  | 'defense-won'
  | 'deal'
  | 'deal-failed'
  | 'both-lost'
  | 're-established'
  | 'called-off';

export interface Encounter {
  /** First, second or later of the turn. */
  readonly number: number;
  readonly offense: Seat;
  defense: Seat | null;
  destiny: DestinyId | null;
  target: PlanetIndex | null;
  /** Ships on the hyperspace gate, and of defensive allies beside the target, by seat. */
  readonly gate: number[];
  readonly zone: number[];
  readonly invited: Record<Side, Seat[]>;
  /** The side each seat allied with. */
  readonly allies: (Side | null)[];
  readonly cards: Record<Side, PlayedCard | null>;
  /** Encounter cards discarded at its end, for whoever picks them up. */
  readonly discarded: { readonly seat: Seat; readonly card: CardId }[];
  readonly reinforcements: Reinforcement[];
  readonly modifiers: Modifier[];
  /** Keys `seat:ability` of what was used, for limits within the encounter. */
  readonly used: string[];
  /** Powers that may not be used again this encounter: `seat:alien`. */
  readonly zapped: string[];
  readonly flares: { readonly seat: Seat; readonly card: CardId }[];
  /** Ships each seat had in it when the outcome was known. */
  shipsAtOutcome: number[] | null;
  /** Own ships each main player lost to the warp through a lost encounter. */
  readonly lostWithEncounter: number[];
  noCompensation: boolean;
  noRewards: boolean;
  result: EncounterResult | null;
  /** The offense chose to draw destiny again. */
  isRedraw: boolean;
  /** The side that must select its card first, face up. */
  selectsFirst: Side | null;
  /** How many ships a seat may send, where it is not the usual four. */
  readonly sendLimits: (number | null)[];
  readonly mayNotInvite: Side[];
  /** Between regroup and selection the offense must have an encounter card. */
  needsCard: boolean;
  /** Everything left of the encounter is skipped: it was called off, or the turn is over. */
  isCut: boolean;
}

/** Something being played or used: what reactions answer. */
export interface Use {
  readonly seat: Seat;
  readonly ability: string;
  readonly card: CardId | null;
  /** What was named with it. */
  choices: Json;
  isCancelled: boolean;
}

/** Ships on their way to the warp, all at once. */
export interface Batch {
  readonly cause: 'encounter' | 'effect';
  /** Seats whose losses were healed, and seats that have answered their own. */
  readonly healed: Seat[];
  readonly answered: Seat[];
  losses: { readonly seat: Seat; readonly from: 'gate' | 'zone' | PlanetIndex; readonly count: number }[];
}

/** Something that has happened and that somebody may answer once the effect at hand is done. */
export type Trigger =
  | { readonly type: 'cards-drawn'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'ships-retrieved'; readonly seat: Seat }
  | { readonly type: 'card-discarded'; readonly seat: Seat; readonly card: CardId; readonly kind: CardType }
  | { readonly type: 'deck-reshuffled' }
  | { readonly type: 'colony-gained'; readonly seat: Seat }
  | { readonly type: 'power-lost'; readonly seat: Seat };

export interface State {
  readonly settings: Settings;
  readonly players: Player[];
  readonly planets: Planet[];
  /** Ships in the warp, by seat. */
  readonly warp: number[];
  /** Ships taken up and not put down yet, while their owner decides where. */
  readonly adrift: number[];
  /** Face down; the top is the last. */
  deck: CardId[];
  discard: CardId[];
  destinyDeck: DestinyId[];
  destinyDiscard: DestinyId[];
  unusedAliens: AlienId[];
  offense: Seat;
  turnNumber: number;
  encounter: Encounter | null;
  readonly uses: Use[];
  readonly batches: Batch[];
  /** Waiting to be answered, and being answered now, the latest last. */
  triggers: Trigger[];
  readonly happened: Trigger[];
}

export const playerOf = (state: State, seat: Seat): Player => {
  const player = state.players[seat];
  if (!player) throw new RangeError(`nobody sits at ${seat}`);
  return player;
};

export function encounterOf(state: State): Encounter {
  if (!state.encounter) throw new Error('no encounter is under way');
  return state.encounter;
}

export function planetOf(state: State, planet: PlanetIndex): Planet {
  const found = state.planets[planet];
  if (!found) throw new RangeError(`there is no planet ${planet}`);
  return found;
}
