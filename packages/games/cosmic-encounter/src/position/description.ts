import type { AlienId } from '../content/aliens.ts';
import type { Colour } from '../content/colours.ts';
import type { CardFace } from '../content/cosmic-cards.ts';
import type { Special } from '../content/destiny.ts';
import type { TechId } from '../content/technologies.ts';
import type { Options } from '../rules/state/options.ts';

/** A planet by the colour it began in and its number there: `red-3`; or the one that comes into the game. */
export type PlanetKey = `${Colour}-${number}` | 'genesis';

export interface TechDescription {
  readonly id: TechId;
  /** Ships that research it. */
  readonly ships?: number;
  readonly completed?: boolean;
  /** A card face down under it. */
  readonly card?: CardFace;
}

export interface PlayerDescription {
  /** Nothing said: no sheet, hence no power. */
  readonly alien?: AlienId;
  /** On the alien's sheet. */
  readonly tokens?: number;
  /** The sheet has been face down since the start; switches hidden powers on. */
  readonly hidden?: boolean;
  /** The whole hand, or how many harmless cards it has; a handful of those when nothing is said. */
  readonly hand?: readonly CardFace[] | number;
  /** Cards face down on the alien's sheet. */
  readonly onSheet?: readonly CardFace[];
  /** Cards besides that hand. */
  readonly extra?: readonly CardFace[];
  /** Ships by planet; all others stand evenly on those home planets that are not mentioned. */
  readonly ships?: Readonly<Partial<Record<PlanetKey, number>>>;
  readonly warp?: number;
  /** Ships out of the game. */
  readonly removed?: number;
  /** Mentioned anywhere, they are in the game. */
  readonly techs?: readonly TechDescription[];
  /** Where the Prometheus is, one ship besides the others. */
  readonly prometheus?: PlanetKey | 'warp';
}

/** A position in a few words; what is left out is harmless or as at the start. A turn is about to begin. */
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
  readonly beside?: Readonly<Partial<Record<PlanetKey, readonly CardFace[]>>>;
  /** The next technologies of their deck, the top first. */
  readonly techDeck?: readonly TechId[];
  /** In whose system the Genesis planet lies. */
  readonly genesis?: Colour;
  /** Planets that have left the game. */
  readonly destroyed?: readonly PlanetKey[];
  /** The planets beside the Lunar Cannon. */
  readonly cannon?: readonly PlanetKey[];
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
  'techs',
  'prometheus',
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
  'techDeck',
  'genesis',
  'destroyed',
  'cannon',
  'loaded',
  'seed',
];
