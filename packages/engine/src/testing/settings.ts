import type { Json } from '../position/json.ts';
import type { Match } from '../match/match.ts';
import type { AnyGame } from '../match/step-of.ts';

type Options = Readonly<Record<string, Json>>;

/** A position whose decision tree has been counted. */
export interface FixedPosition {
  readonly name: string;
  readonly match: () => Match;
  /** Sequences of one decision, of two, of three… from here. */
  readonly counts: readonly number[];
}

export interface SuiteSettings {
  /** Where the game is exported, so that another process can load it. */
  readonly module: { readonly url: URL; readonly name: string };
  /** Folder of `golden/` and `save-format.txt`, ending in a slash. */
  readonly folder: URL;
  /** More inputs than any sane game takes. */
  readonly longest: number;
  /** Every number the game allows, unless told. */
  readonly seats?: readonly number[];
  /** Option sets by name; the defaults alone, unless told. */
  readonly options?: Readonly<Record<string, Options>>;
  /** Who sits down to what, where not every number of seats is to meet every set of options. */
  readonly seatings?: readonly Seating[];
  /** Random games with all invariants checked; the costlier tests play a quarter of them. */
  readonly games?: number;
  /** How often the costlier tests look closely: the chance of each input. */
  readonly closely?: number;
  /** Games in real time: the most milliseconds between two inputs. */
  readonly pace?: number;
  readonly positions?: readonly FixedPosition[];
  /** No prompt of the game ever tells what is refused; unless told, some must. */
  readonly refusesNothing?: boolean;
  /** Paths of the position whose keys are data (`state.tokens`), not part of the save format. */
  readonly records?: readonly string[];
}

/** Who sits down to what: one of the ways to start the game. */
export interface Seating {
  readonly name: string;
  readonly seats: number;
  readonly options: Options;
}

export interface Suite extends Required<Omit<SuiteSettings, 'seats' | 'options' | 'pace'>> {
  readonly game: AnyGame;
  readonly pace: number | null;
}

export function suiteOf(game: AnyGame, settings: SuiteSettings): Suite {
  return {
    games: 24,
    closely: 0.2,
    refusesNothing: false,
    positions: [],
    records: [],
    ...settings,
    game,
    pace: settings.pace ?? null,
    seatings: settings.seatings ?? everySeating(game, settings),
  };
}

function everySeating(
  { seats: { min, max } }: AnyGame,
  { seats, options }: SuiteSettings,
): readonly Seating[] {
  const counts = seats ?? Array.from({ length: max - min + 1 }, (_, index) => min + index);
  const sets: Readonly<Record<string, Options>> = options ?? { standard: {} };
  return Object.entries(sets).flatMap(([name, set]) =>
    counts.map((count) => ({ name: `${count}-seats-${name}`, seats: count, options: set })),
  );
}

/** How many games the costlier tests play: enough to sit down in every way once. */
export const fewGames = (suite: Suite): number => Math.max(suite.seatings.length, Math.ceil(suite.games / 4));
