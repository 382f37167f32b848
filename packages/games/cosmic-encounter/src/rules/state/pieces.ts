import type { Seat, Viewer } from '@starboard/engine';
import type { ResearchPlace } from '../../keys/research.ts';
import type { AlienId } from '../../content/aliens.ts';
import type { CardFace, CardId } from '../../content/cosmic-cards.ts';
import type { TechId } from '../../content/technologies.ts';

/** Planets are numbered system by system: seat × planets each + number. */
export type PlanetIndex = number;

export interface Planet {
  /** Whose home system it lies in; only the Genesis planet ever moves to another. */
  system: Seat;
  /** Ships by seat. */
  readonly ships: number[];
  /** Cards that lie face up beside it. */
  cards: CardId[];
  /** It has left the game; its number stays its own. */
  isDestroyed: boolean;
}

/** Where ships can be. */
export type Place = PlanetIndex | 'gate' | 'zone' | 'warp' | 'adrift' | 'removed' | ResearchPlace;

/** The one ship that is told apart. It counts among the others wherever it is. */
export interface Prometheus {
  readonly seat: Seat;
  /** Null on the way from one place to another. */
  at: Place | null;
  /** Whether it is among the ships that leave its place next, while others stay. */
  goesAlong: boolean;
}

/** A technology in front of a player. */
export interface Tech {
  readonly id: TechId;
  /** Completed, or turned up to be used. */
  isFaceUp: boolean;
  /** Ships that research it. */
  ships: number;
  /** Cards face down under it, known to its owner. */
  cards: CardId[];
  /** The alien that came with it. */
  alien: AlienId | null;
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
  /** Cards laid aside for a moment: neither hand nor sheet, known to the player alone. */
  aside: CardId[];
  sheets: Sheet[];
  techs: Tech[];
  /** Ships out of the game. */
  removed: number;
}

/**
 * What a viewer knows to be in another player's hand, by face, since equal cards cannot be told apart. A card laid face
 * down from that hand counts with it until it is turned up: it may be any of them.
 */
export interface Knowledge {
  readonly hand: Seat;
  readonly to: Viewer;
  readonly faces: readonly CardFace[];
}
