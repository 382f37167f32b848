import type { Seat } from '@starboard/engine';
import type { AlienId } from '../../content/aliens.ts';
import type { CardFace, CardId } from '../../content/cosmic-cards.ts';
import type { DestinyId } from '../../content/destiny.ts';
import type { phases } from '../../content/phases.ts';
import type { Cause, Noted } from '../encounter/modifier.ts';
import type { TotalStep } from '../encounter/totals.ts';
import type { Talks } from '../deal/deal-terms.ts';
import type { PlanetIndex, Sheet } from './pieces.ts';

export type Side = 'offense' | 'defense';

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
  /** The use by which it counts as something else, or came in place of another; unless it was saved before that was noted. */
  changedBy?: Cause;
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
  /** The defense let the offense settle beside it, without a fight. */
  | 'granted'
  | 'called-off';

export type Phase = (typeof phases)[number] | 'end';

/** An encounter to be had when the one under way is over; without a defense destiny names one. */
export interface FollowUp {
  readonly offense: Seat;
  readonly defense: Seat | null;
}

export interface Encounter {
  /** First, second or later of the turn. */
  readonly number: number;
  phase: Phase;
  /** Out of turn, this one; it earns no second one. */
  readonly isOutOfTurn: boolean;
  /** Encounters out of turn that come when this one is over. */
  readonly followUps: FollowUp[];
  /** The offense goes on with another encounter, even if this one earned none. */
  goesOn: boolean;
  readonly offense: Seat;
  defense: Seat | null;
  destiny: DestinyId | null;
  target: PlanetIndex | null;
  /** Ships on the hyperspace gate, and of defensive allies beside the target, by seat. */
  readonly gate: number[];
  readonly zone: number[];
  readonly invited: Record<Side, Seat[]>;
  /** Players who were asked, or invited with no ship to send, and will not come. */
  readonly declined: Seat[];
  /** Players who may join either side without an invitation. */
  readonly uninvited: Seat[];
  /** The side each seat allied with. */
  readonly allies: (Side | null)[];
  /** The side each seat ever sent ships to as an ally, also when they have left since. */
  readonly everAllied: (Side | null)[];
  readonly cards: Record<Side, PlayedCard | null>;
  /** Encounter cards discarded at its end, for players who may pick them up. */
  readonly discarded: { readonly seat: Seat; readonly card: CardId }[];
  readonly reinforcements: Reinforcement[];
  readonly modifiers: Noted[];
  /** How the totals came about that were compared. */
  compared?: readonly TotalStep[];
  /** Keys `seat:ability` of what was used, for limits within the encounter. */
  readonly used: string[];
  /** How many things have happened that could be answered. */
  triggers: number;
  /** Powers that may not be used again this encounter: `seat:alien`. */
  zapped: string[];
  flares: { readonly seat: Seat; readonly card: CardId }[];
  /** Cards that came back to a hand and may not be played again this encounter. */
  readonly resting: CardId[];
  /** Ships each seat had in it when the outcome was known. */
  shipsAtOutcome: number[] | null;
  /** By how much the totals differed in the end; null unless both cards were attacks then. */
  lostBy: number | null;
  /** Own ships each main player lost to the warp through a lost encounter. */
  readonly lostWithEncounter: number[];
  /** Ships in the warp that were lost during this encounter; they are the first to leave it again. */
  readonly freshInWarp: number[];
  /** Losing ships leave the game instead of entering the warp, as far as their owners can spare them. */
  isEradicated: boolean;
  /** Ships to be given up once the losing ones have left. */
  readonly furtherLosses: { readonly seat: Seat; readonly count: number }[];
  /** Players with a token that will cost them ships in the end. */
  readonly tokenHolders: Seat[];
  /** Ships such players had sent into the encounter and that are on planets again: they are not asked for. */
  readonly spared: { readonly seat: Seat; readonly planet: PlanetIndex; readonly count: number }[];
  /** Every attack card counts as a negotiate. */
  noAttacks: boolean;
  noCompensation: boolean;
  /** What of the compensation is not as usual. */
  readonly compensation: {
    /** How many cards the taker settled on. */
    count: number | null;
    payer: Seat | null;
    /** Who picks the cards instead of chance. */
    chooser: Seat | null;
    /** The ability by which that player chooses. */
    by?: string;
    /** Who need not pay. */
    exempt: Seat | null;
  };
  /** Cards that came to a seat as compensation or rewards, while it looks at them. */
  received: { readonly seat: Seat; readonly from: Seat | null; readonly cards: readonly CardId[] } | null;
  /** What the main players have offered each other, while they talk and until it is carried out. */
  talks: Talks | null;
  /** Ships by which a seat's loss in a failed deal differs from the usual. */
  readonly dealLoss: number[];
  /** Who retrieves ships at the start instead of the offense its one, and how many. */
  retrieval: { readonly seat: Seat; readonly count: number } | null;
  noRewards: boolean;
  result: EncounterResult | null;
  /** The offense chose to draw destiny again. */
  isRedraw: boolean;
  /** The destiny card in force is to be discarded for another. */
  mustRedraw: boolean;
  /** How many destiny cards have been drawn. */
  draws: number;
  /** Whose colour the destiny card has; a special card has that of the player it points at. */
  destinyColour: Seat | null;
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
  readonly forced: { readonly seat: Seat; readonly by: Seat; readonly ships?: number }[];
  /** Encounter cards given as presents, and those that must be played for it. */
  readonly presents: { readonly by: Seat; readonly card: CardId }[];
  readonly mustPlay: CardId[];
  /** A power lent until the end, and the borrower's own sheets meanwhile. */
  lent: { readonly lender: Seat; readonly borrower: Seat; readonly aside: Sheet[] } | null;
  /** Who changes its alien for a new one at the end. */
  readonly reborn: Seat[];
  /** The player whose draws another sees, and the number of the last one seen. */
  watched: { readonly seat: Seat; readonly seen: number } | null;
  /** Abilities whose use something else has made stronger: `seat:ability`. */
  readonly boosts: string[];
  /** Who has accused another player of taking what was not due. */
  readonly calls: Seat[];
  /** What was played and goes on until the end: `seat:ability`. */
  readonly lasting: string[];
  /** Between regroup and selection the offense must have an encounter card. */
  needsCard: boolean;
  /** Everything left of the encounter is skipped: it was called off, or the turn is over. */
  isCut: boolean;
}
