import type { Json, Seat } from '@starboard/engine';
import type { AlienId } from '../content/aliens.ts';
import type { CardFace, CardId, CardType } from '../content/cosmic-cards.ts';
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
  /** Cards that lie face up beside it. */
  cards: CardId[];
}

/** An alien sheet in front of a player, and what lies on it. */
export interface Sheet {
  readonly alien: AlienId;
  /** Face down since the start, in the variant with hidden powers. */
  isHidden: boolean;
  /** Held in addition to the own one: its flare stays wild for its owner. */
  readonly isSecond: boolean;
  tokens: number;
  /** Cards face down on it, which its owner may play. */
  cards: CardId[];
  /** Whose hand they were, or that they are the deck's; null when they belong on the sheet. */
  cardsFrom: Seat | 'deck' | null;
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
  /** What its player says it is; an unchallenged claim stands, and the card is never shown. */
  claim: CardFace | null;
  /** The sheet it was played from. */
  readonly fromSheet: AlienId | null;
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
  zapped: string[];
  flares: { readonly seat: Seat; readonly card: CardId }[];
  /** Cards that came back to a hand and may not be played again this encounter. */
  readonly resting: CardId[];
  /** Ships each seat had in it when the outcome was known. */
  shipsAtOutcome: number[] | null;
  /** Own ships each main player lost to the warp through a lost encounter. */
  readonly lostWithEncounter: number[];
  noCompensation: boolean;
  /** How many cards of compensation the taker settled on, where it is not the usual number. */
  compensation: number | null;
  /** Ships by which a seat's loss in a failed deal differs from the usual. */
  readonly dealLoss: number[];
  /** Who retrieves ships at the start instead of the offense its one, and how many. */
  retrieval: { readonly seat: Seat; readonly count: number } | null;
  noRewards: boolean;
  result: EncounterResult | null;
  /** The offense chose to draw destiny again. */
  isRedraw: boolean;
  /** The side that must select its card first, face up. */
  selectsFirst: Side | null;
  /** Further ships that a lost challenge costs. */
  stake: number;
  /** Cards beside the target that are discarded if the defense loses, and whose they are. */
  readonly atStake: { readonly seat: Seat; readonly card: CardId }[];
  /** How many ships a seat may send, where it is not the usual four. */
  readonly sendLimits: (number | null)[];
  readonly mayNotInvite: Side[];
  /** Who must join a side, and with whom it stands there. */
  readonly forced: { readonly seat: Seat; readonly by: Seat }[];
  /** Encounter cards given as presents, and those that must be played for it. */
  readonly presents: { readonly by: Seat; readonly card: CardId }[];
  readonly mustPlay: CardId[];
  /** A power lent until the end, and the borrower's own sheets meanwhile. */
  lent: { readonly lender: Seat; readonly borrower: Seat; readonly aside: Sheet[] } | null;
  /** Who changes its alien for a new one at the end. */
  readonly reborn: Seat[];
  /** Abilities whose use something else has made stronger: `seat:ability`. */
  readonly boosts: string[];
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
  /** The sheet its card was played from. */
  fromSheet: AlienId | null;
  /** Where the card goes afterwards, if not where such cards usually go. */
  cardTo: Seat | 'discard' | null;
}

/** Ships on their way to the warp, all at once. */
export interface Batch {
  readonly cause: 'encounter' | 'effect';
  /** Seats whose losses were healed, and seats that have answered their own. */
  readonly healed: Seat[];
  readonly answered: Seat[];
  /** The ships have left for the warp. */
  hasEntered: boolean;
  losses: { readonly seat: Seat; readonly from: 'gate' | 'zone' | PlanetIndex; readonly count: number }[];
}

/** Something that has happened and that somebody may answer once the effect at hand is done. */
export type Trigger =
  | { readonly type: 'cards-drawn'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'ships-retrieved'; readonly seat: Seat }
  | {
      readonly type: 'card-discarded';
      readonly seat: Seat;
      readonly card: CardId;
      readonly kind: CardType;
      /** It was played, and is not just thrown away. */
      readonly isPlayed: boolean;
    }
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
  /** Seats that had too few home colonies when that was last looked at. */
  lostPowers: Seat[];
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
