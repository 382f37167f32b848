import type { Json, Seat } from '@starboard/engine';
import type { AlienId } from '../../content/aliens.ts';
import type { CardId, CardType } from '../../content/cosmic-cards.ts';
import type { Place, PlanetIndex } from './pieces.ts';

/** Something being played or used: what reactions answer. */
export interface Use {
  readonly seat: Seat;
  readonly ability: string;
  /** Shown to all players until it is put away. */
  card: CardId | null;
  /** What was named with it. */
  choices: Json;
  isCancelled: boolean;
  /** The sheet its card was played from. */
  fromSheet: AlienId | null;
  /** Where the card goes afterwards, if not where such cards usually go. */
  cardTo: Seat | 'discard' | 'aside' | null;
}

/** A place ships are lost from. */
export type LossPlace = Exclude<Place, 'warp' | 'adrift' | 'removed'>;

/** Ships on their way to the warp, all at once. */
export interface Batch {
  readonly cause: 'encounter' | 'effect';
  /** Seats whose losses were healed, and seats that have answered their own. */
  readonly healed: Seat[];
  readonly answered: Seat[];
  /** Seats left with too few home colonies by it, and by nothing else; they keep their powers until it is over. */
  readonly powered: Seat[];
  /** The ships have left for the warp. */
  hasEntered: boolean;
  losses: { readonly seat: Seat; readonly from: LossPlace; readonly count: number }[];
  /** Ships of the batch that left the game, by seat. */
  removed: { readonly seat: Seat; readonly count: number }[];
  /** The planet that leaves the game as they leave it, and by whom. */
  readonly destroys?: { readonly planet: PlanetIndex; readonly by: Seat };
}

/** Something that has happened and that players may answer once the effect at hand is done. */
export type Trigger =
  | {
      readonly type: 'cards-drawn';
      readonly seat: Seat;
      /** Those that came into the hand; what is laid aside is not told. */
      readonly cards: readonly CardId[];
    }
  | { readonly type: 'ships-retrieved'; readonly seat: Seat }
  | {
      readonly type: 'card-discarded';
      readonly seat: Seat;
      readonly card: CardId;
      readonly kind: CardType;
      /** It was played, and is not just thrown away. */
      readonly isPlayed: boolean;
      /** The sheet it was played from. */
      readonly fromSheet: AlienId | null;
    }
  | { readonly type: 'flare-used'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'deck-reshuffled' }
  | { readonly type: 'colony-gained'; readonly seat: Seat }
  | { readonly type: 'power-lost'; readonly seat: Seat };

/** What is being answered, told from others of its kind in this encounter. */
export type Happening = Trigger & { readonly number: number };
