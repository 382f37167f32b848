import type { AlienId } from '../content/aliens.ts';
import type { Colour } from '../content/colours.ts';
import type { CardFace } from '../content/cosmic-cards.ts';
import type { Special } from '../content/destiny.ts';
import type { Options } from '../rules/options.ts';

/** A planet by its system's colour and its number there: `red-3`. */
export type PlanetKey = `${Colour}-${number}`;

export interface PlayerDescription {
  /** Nothing said: no sheet, hence no power. */
  readonly alien?: AlienId;
  /** On the alien's sheet. */
  readonly tokens?: number;
  /** The sheet has been face down since the start. */
  readonly hidden?: boolean;
  /** The whole hand, or how many harmless cards it has; a handful of those when nothing is said. */
  readonly hand?: readonly CardFace[] | number;
  /** Cards face down on the alien's sheet. */
  readonly onSheet?: readonly CardFace[];
  /** Cards besides that hand. */
  readonly extra?: readonly CardFace[];
  /** Ships by planet; all others stand evenly on those home planets that are not mentioned. */
  readonly ships?: Readonly<Record<PlanetKey, number>>;
  readonly warp?: number;
  /** Ships out of the game. */
  readonly removed?: number;
}

/** A position in a few words; whatever is left out is harmless or as at the start. A turn is about to begin. */
export interface PositionDescription extends Partial<Record<Colour, PlayerDescription>> {
  /** Four if nothing is said, five when purple is mentioned. */
  readonly players?: number;
  /** A flare mentioned anywhere switches flares on. */
  readonly options?: Partial<Options>;
  /** Whose turn it is; Red's if nothing is said. */
  readonly offense?: Colour;
  /** 2: the first encounter of the turn was a success, and the second begins. */
  readonly encounter?: 1 | 2;
  /** The destiny cards to come, the top first; if nothing is said, the players from the offense's left on. */
  readonly destiny?: readonly (Colour | 'wild' | Special)[];
  /** How many destiny cards are left; the others have been discarded. */
  readonly destinyCount?: number;
  /** The next cards of the deck, the top first; harmless ones follow, then all others. */
  readonly deck?: readonly CardFace[];
  /** How many cards the deck has; the others have been discarded. */
  readonly deckCount?: number;
  /** The discard pile, its top last. */
  readonly discard?: readonly CardFace[];
  /** Cards face up beside planets. */
  readonly beside?: Readonly<Record<PlanetKey, readonly CardFace[]>>;
  /** Random draws fixed beforehand, by stream; `taken` is for cards taken from hands. */
  readonly loaded?: Readonly<Record<string, readonly number[]>>;
  readonly seed?: string;
}

export const playerKeys: readonly (keyof PlayerDescription)[] = [
  'alien',
  'tokens',
  'hidden',
  'hand',
  'extra',
  'onSheet',
  'ships',
  'warp',
  'removed',
];

export const positionKeys: readonly (keyof PositionDescription)[] = [
  'players',
  'options',
  'offense',
  'encounter',
  'destiny',
  'destinyCount',
  'deck',
  'deckCount',
  'discard',
  'beside',
  'loaded',
  'seed',
];
