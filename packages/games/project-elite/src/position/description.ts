import type { BossDeckCard } from '../content/bosses.ts';
import type { HeroId } from '../content/heroes.ts';
import type { Options } from '../rules/state/options.ts';
import type { AlienKind, Dodge, Phase, State } from '../rules/state/state.ts';

/** A cell as maps count them: from the left, from the top. */
export type Place = readonly [x: number, y: number];

export interface HeroDescription {
  readonly at?: Place;
  readonly damage?: number;
  /** Titles (`SW02`) or cards (`SW02.2`). */
  readonly cards?: readonly string[];
  /** By weapon. */
  readonly upgrades?: Readonly<Record<string, readonly string[]>>;
  /** Faces of the player's dice, `-` for one to be rolled: `MG-A`. */
  readonly dice?: string;
  /** Dice in slots, by holder: the faces, slot by slot, `-` for an empty one. They come after those above. */
  readonly slots?: Readonly<Record<string, string>>;
  /** Those of Demolition that are in front of this hero; no other has them. */
  readonly charges?: readonly string[];
  readonly dodge?: Dodge;
}

export interface AlienDescription {
  readonly kind: AlienKind;
  readonly at: Place;
  readonly health?: number;
  readonly isSuppressed?: true;
}

/** Any position in a few words; what is not said is as at the beginning. */
export interface PositionDescription {
  /** As many seats as heroes, unless told; one seat plays two heroes. */
  readonly players?: number;
  readonly options?: Partial<Options>;
  readonly round?: number;
  /** Where play begins: at the start of that phase, or in the middle of the Action phase. */
  readonly phase?: Extract<Phase, 'setup' | 'event' | 'spawn' | 'planning' | 'action' | 'activation'>;
  /** Milliseconds left in the Action phase. */
  readonly left?: number;
  /** In the order of seats. */
  readonly heroes?: Readonly<Partial<Record<HeroId, HeroDescription>>>;
  /** Numbered in this order. */
  readonly aliens?: readonly AlienDescription[];
  readonly acid?: readonly Place[];
  readonly slime?: readonly Place[];
  readonly mines?: readonly Place[];
  /** Lasting events that lie on the table. */
  readonly events?: readonly number[];
  /** What is turned up next, the next one first. */
  readonly nextEvents?: readonly number[];
  readonly nextSwarm?: readonly string[];
  readonly nextBosses?: readonly BossDeckCard[];
  readonly nextCards?: readonly string[];
  readonly nextTechnologies?: readonly string[];
  /** How many cards of a deck are left; the others have been turned up, and are discarded. */
  readonly decks?: Readonly<Partial<Record<'swarm' | 'bosses' | 'search' | 'technology', number>>>;
  /** Numbers of the cluster tokens from left to right; in order, unless told. */
  readonly clusters?: readonly [number, number, number];
  /** What tokens that were opened bring in the next spawn phase, and in the next activation. */
  readonly coming?: Partial<State['coming']>;
  /** Starting weapons that can be taken, by title; only while setting up. */
  readonly weapons?: readonly string[];
  /**
   * The only tokens of the mission on their objective cells, by number: `X5`, a target `T7`; of Exploration what the
   * token turns out to be (`boss-alert`).
   */
  readonly tokens?: Readonly<Record<number, string>>;
  /** Where the scouts of Recon lie, the only ones. */
  readonly scouts?: Readonly<Record<string, Place>>;
  /** The only traps of Capture that are left. */
  readonly traps?: readonly Place[];
  /** What dice show next: faces, and numbers. */
  readonly rolls?: {
    readonly action?: string;
    readonly hits?: readonly number[];
    readonly aliens?: readonly number[];
    readonly boss?: readonly number[];
  };
  /** Seats that bots play. */
  readonly bots?: readonly number[];
  readonly seed?: string;
}
