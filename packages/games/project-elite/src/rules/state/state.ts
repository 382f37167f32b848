import type { Seat } from '@starboard/engine';
import type { Direction, Cell } from '../../board/cells.ts';
import type { BossDeckCard, BossId } from '../../content/bosses.ts';
import type { CardId } from '../../content/equipment.ts';
import type { HeroId } from '../../content/heroes.ts';
import type { SwarmKind } from '../../content/swarm.ts';
import type { Face } from '../../content/symbols.ts';
import type { Find } from '../../content/tokens.ts';
import type { Options } from './options.ts';

// All times are milliseconds on the game's clock; null: nothing is due.

export type Phase =
  | 'setup'
  | 'event'
  | 'spawn'
  | 'planning'
  | 'countdown'
  | 'action'
  | 'time-up'
  | 'activation'
  | 'end-of-round';

/** Where an action die is. A free one without a face is to be rolled. */
export type DieAt = 'free' | 'tumbling' | 'normal' | 'locked' | 'tray' | 'lost';

export interface Die {
  at: DieAt;
  /** Drawn as soon as the die is rolled; no player knows it while the die tumbles. */
  face: Face | null;
  /** The thing whose slot it lies in, or the hero it is lost to; empty elsewhere. */
  holder: string;
  slot: number;
}

/** Who plays a seat: its player, who may be gone, for the moment or with a bot in their place; a bot of its own; a bot for good. */
export type PlayedBy = 'person' | 'away' | 'stand-in' | 'bot' | 'left';

export interface Player {
  by: PlayedBy;
  readonly dice: Die[];
  /** When the tumbling dice come to rest. */
  revealAt: number | null;
  /** Alien results that are owed though their die is lost. */
  owed: number;
  /** Alien results that will be cancelled as they are rolled. */
  cancels: number;
  /** How many more from the next roll on: dice that tumble already were rolled before. */
  nextCancels: number;
  isReady: boolean;
  isDone: boolean;
  pausesLeft: number;
  /** The one hold of the round has been used up. */
  wasHeld: boolean;
  /** The seat this player wants to coordinate. */
  vote: Seat | null;
}

/** A card in front of a hero; the upgrades of a weapon belong to it. */
export interface Gear {
  readonly card: CardId;
  upgrades: CardId[];
  isFaceDown: boolean;
  /** How often it was activated in this Action phase. */
  uses: number;
  /** It has been activated after time was up. */
  wasUsedLate: boolean;
}

/** Where a hero goes who is displaced in real time. */
export type Dodge = Direction | 'start' | 'away';

/** A demolition token that a hero carries. */
export interface Charge {
  readonly id: string;
  isReady: boolean;
}

export interface Hero {
  /** Null until one has been chosen. */
  id: HeroId | null;
  readonly seat: Seat;
  cell: Cell;
  /** Its player has said where it begins. */
  isPlaced: boolean;
  damage: number;
  gear: Gear[];
  charges: Charge[];
  /** Search tokens kept for when time is up, by the number of their cell. */
  searches: number[];
  dodge: Dodge;
  /** Until when the player may say which die is lost. */
  losing: number | null;
  /** A die must be named, though no time runs for it. */
  mustLose: boolean;
  /** Its board, as a card. */
  board: { isFaceDown: boolean; uses: number; wasUsedLate: boolean };
  /** Mines laid in this Action phase. */
  minesLaid: number;
  /** A step for nothing is left from a kill. */
  hasFreeStep: boolean;
  /** No Alien result moves an alien within so many cells. */
  holdsWithin: number;
  /** The first damage of this Alien Activation phase has been turned away. */
  wasShielded: boolean;
}

export type AlienKind = SwarmKind | BossId;

export interface Alien {
  readonly id: number;
  readonly kind: AlienKind;
  cell: Cell;
  health: number;
  isSuppressed: boolean;
}

/** A weapon was fired: its dice tumble, then its hits are given one by one. */
export interface Attack {
  readonly id: number;
  readonly hero: number;
  readonly weapon: CardId;
  /** Where the attacker stood when the dice were rolled. */
  readonly from: Cell;
  readonly range: number;
  readonly hitsOn: number;
  /** What the hit dice show, or will. */
  readonly rolled: number[];
  /** Of a sweep: the alien each die belongs to. */
  readonly targets: number[];
  revealAt: number | null;
  /** When the hits that are left are given automatically. */
  endsAt: number | null;
  /** Hits not given yet, once the dice have been revealed. */
  hits: number;
  hasKilled: boolean;
}

/** Cards shown to all, of which one hero may keep one. */
export interface Choice {
  readonly id: number;
  readonly hero: number;
  readonly from: 'search' | 'technology';
  /** Laid aside unseen until time is up. */
  isAside: boolean;
  readonly cards: CardId[];
  endsAt: number | null;
}

/** A boss was killed: cards at once, or later. */
export interface Reward {
  readonly id: number;
  readonly hero: number;
}

export interface Offer {
  readonly id: number;
  readonly hero: number;
  readonly to: number;
  readonly gives: string[];
  readonly takes: string[];
  /** Weapons of the offering hero that it gives up for those it takes. */
  readonly discards: string[];
  endsAt: number | null;
}

/** What the team, or the player of one hero, is to choose while no clock runs. */
export interface Decision {
  readonly id: number;
  readonly about: string;
  /** Whose it is; the team's if it is no seat's. */
  readonly seat: Seat | null;
  /** The figure whose way it is, as `figures` tells it; 0 where it is none's. */
  readonly figure: number;
  readonly options: string[];
  readonly fallback: string;
  endsAt: number | null;
  answer: string | null;
}

export interface LastingEvent {
  readonly no: number;
  isCompleted: boolean;
}

export type TokenKind = 'target' | 'charge' | 'recon' | 'nest' | 'cage' | 'trap' | 'find';

/** A token of the mission on the board. */
export interface MissionToken {
  readonly is: TokenKind;
  readonly id: string;
  cell: Cell;
  /** The number of its objective cell; 0 for what has none. */
  readonly no: number;
  isReady: boolean;
  /** What it turns out to be, of an exploration token. */
  readonly find: Find | null;
  isKnown: boolean;
  isOpen: boolean;
}

export interface SearchToken {
  readonly cell: Cell;
  at: 'face-up' | 'face-down' | 'held';
}

/** The game stands still: one player has asked for it, others have vanished, or both. */
export interface Pause {
  /** Who has asked for it. */
  by: Seat | null;
  /** It is held for those who are away. */
  isHold: boolean;
}

export interface State {
  readonly settings: Options;
  phase: Phase;
  round: number;
  readonly players: Player[];
  readonly heroes: Hero[];
  /** Who stands on each cell: an alien's id, or minus one less the place of a hero; 0 for none. */
  readonly figures: number[];
  readonly aliens: Alien[];
  nextAlien: number;
  /** The number for the next attack, choice, offer or decision. */
  nextNumber: number;
  readonly acid: Cell[];
  readonly slime: Cell[];
  readonly mines: Cell[];
  /** The number of the cluster token on each slot. */
  readonly clusters: number[];
  readonly searches: SearchToken[];
  readonly tokens: MissionToken[];
  /** Exploration tokens that were not laid out. */
  readonly spareFinds: Find[];
  /** Face down, the next one last. */
  readonly eventRow: number[];
  /** Event cards that are not in the row. */
  readonly spareEvents: number[];
  readonly lasting: LastingEvent[];
  /** Every event that has been revealed, in order. */
  readonly revealed: number[];
  readonly swarmDeck: string[];
  readonly swarmDiscard: string[];
  readonly bossDeck: BossDeckCard[];
  readonly bossDiscard: BossDeckCard[];
  readonly searchDeck: CardId[];
  readonly searchDiscard: CardId[];
  readonly technologyDeck: CardId[];
  readonly technologyDiscard: CardId[];
  /** Starting weapons in the order in which they were revealed, taken or not. */
  readonly weaponsRevealed: CardId[];
  /** Those that are still to be taken. */
  readonly weaponRow: CardId[];
  /** Cards that have left the game. */
  readonly gone: CardId[];
  readonly attacks: Attack[];
  readonly choices: Choice[];
  readonly rewards: Reward[];
  readonly offers: Offer[];
  decision: Decision | null;
  /** What opened tokens do in the next spawn phase, and in the next activation. */
  readonly coming: { bosses: number; swarm: number; fewerBosses: number; scents: number };
  coordinator: Seat | null;
  /** When the Action phase is over; null without a clock. */
  deadline: number | null;
  /** When the phase, or its step, ends by itself. */
  endsAt: number | null;
  /** The steps of time-up: alien results first, then all that may still be done. */
  timeUpStep: 'aliens' | 'acts' | null;
  pause: Pause | null;
  /** Why it is over, once it is. */
  cause: 'won' | 'breach' | 'death' | 'rounds' | 'left' | null;
}
