import type { Colour } from '../content/colours.ts';
import type { FacilityId } from '../content/facilities.ts';
import type { Title } from '../content/tech-cards.ts';
import type { FieldId, TerritoryId } from '../content/territories.ts';
import type { Options } from '../rules/state/options.ts';
import type { Place, ThisTurn } from '../rules/state/state.ts';

export interface PlayerDescription {
  readonly fuel?: number;
  readonly ore?: number;
  readonly cards?: readonly Title[];
  /** Coloured ships in play; those neither docked nor rolled are in the Maintenance Bay. */
  readonly ships?: number;
  /** Values of the ships at each facility. */
  readonly docked?: Partial<Record<FacilityId, readonly number[]>>;
  readonly colonies?: Partial<Record<TerritoryId, number>>;
  readonly hub?: number;
}

/** A position in a few words; what is left out is as it usually is. */
export interface PositionDescription extends Partial<Record<Colour, PlayerDescription>> {
  readonly players?: number;
  readonly options?: Partial<Options>;
  /** Whose turn it is; Red's if nothing is said. */
  readonly turn?: Colour;
  /** Who went first; Red if nothing is said. */
  readonly first?: Colour;
  readonly round?: number;
  /** The active player's unplaced dice. Without them the turn is about to begin. */
  readonly roll?: readonly number[];
  /** Dice to come, before chance takes over. */
  readonly dice?: readonly number[];
  readonly fields?: Partial<Record<FieldId, TerritoryId>>;
  /** The Relic Ship in play; `hand` means that it was rolled with the others. */
  readonly relic?: { readonly owner: Colour; readonly at: Exclude<Place, 'stock'>; readonly value: number };
  readonly display?: readonly Title[];
  readonly discard?: readonly Title[];
  /** The next cards of the draw pile, the top first; the rest of the deck follows. */
  readonly draw?: readonly Title[];
  /** How many cards are left to draw; the others have been discarded. */
  readonly drawCount?: number;
  /** What has happened this turn already. */
  readonly thisTurn?: Partial<ThisTurn>;
  readonly seed?: string;
}

export const playerKeys: readonly (keyof PlayerDescription)[] = [
  'fuel',
  'ore',
  'cards',
  'ships',
  'docked',
  'colonies',
  'hub',
];

export const positionKeys: readonly (keyof PositionDescription)[] = [
  'players',
  'options',
  'turn',
  'first',
  'round',
  'roll',
  'dice',
  'fields',
  'relic',
  'display',
  'discard',
  'draw',
  'drawCount',
  'thisTurn',
  'seed',
];
