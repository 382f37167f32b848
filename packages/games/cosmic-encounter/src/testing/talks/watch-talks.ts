import type { AnyGame, Match, Seat } from '@starboard/engine';
import { ifFailed } from '../../bot/deals/deal-worth.ts';
import { Sight } from '../../bot/sight.ts';
import { shareOf } from '../../bot/values.ts';
import { cosmicEncounter } from '../../game.ts';
import { deal } from '../../rules/deal/deal.ts';
import type { Terms } from '../../rules/deal/deal-terms.ts';
import { mainPlayers } from '../../rules/state/seats.ts';
import { encounterOf, type State } from '../../rules/state/state.ts';

/** What came of talks: of both main players, the share of the win that each could expect by what it knew. */
export interface PlayedTalks {
  readonly isDeal: boolean;
  readonly offers: number;
  readonly terms: Terms | null;
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** What each would have had without a deal. */
  readonly failed: readonly number[];
}

interface Watched {
  readonly game: AnyGame;
  /** The table that counts: bots play at many more in their thoughts. */
  table: Match['table'] | null;
}

/** A step that acts, as far as it is looked at here. */
type Step = (table: { readonly state: object }, ...more: unknown[]) => unknown;

/** The game, with talks that are looked at as they begin and end. */
export function watchTalks(ended: (talks: PlayedTalks) => void): Watched {
  let begun: Pick<PlayedTalks, 'before' | 'failed'> = { before: [], failed: [] };
  const watching =
    (step: Step | undefined, look: (state: State) => void): Step =>
    (table, ...more) => {
      if (table === watched.table) look(table.state as State);
      return step?.(table, ...more);
    };
  const begin = (state: State): void => {
    begun = { before: sharesIn(state), failed: each(state, (sight, seat) => ifFailed(sight, seat)) };
  };
  const end = (state: State): void => {
    const { talks, result } = encounterOf(state);
    const { terms = null, version: offers = 0 } = talks ?? {};
    ended({ ...begun, isDeal: result === 'deal', offers, terms, after: sharesIn(state) });
  };
  const steps = deal.steps as unknown as Record<string, Step>;
  const looked = {
    ...deal,
    steps: { ...steps, begin: watching(steps['begin'], begin), end: watching(steps['end'], end) },
  };
  const procedures = cosmicEncounter.procedures.map((each) => (each.name === deal.name ? looked : each));
  const watched: Watched = { game: { ...cosmicEncounter, procedures } as unknown as AnyGame, table: null };
  return watched;
}

const sharesIn = (state: State): readonly number[] =>
  each(state, (sight, seat) => shareOf(sight.standings, seat));

const each = (state: State, look: (sight: Sight, seat: Seat) => number): readonly number[] =>
  mainPlayers(encounterOf(state)).map((seat) => look(new Sight(state, seat), seat));
