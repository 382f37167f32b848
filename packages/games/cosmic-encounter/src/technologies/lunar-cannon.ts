import { asks, end, goto, rulesOf, type Seat } from '@starboard/engine';
import { optionKey, parseOption } from '../keys/index.ts';
import { destinyFacts } from '../content/destiny.ts';
import { asksOne } from '../rules/asking/asking.ts';
import type { CeTable, Event } from '../rules/state/events.ts';
import { addToSide } from '../rules/encounter/modifier.ts';
import { cannonPlaces } from '../rules/ships/moving-planets.ts';
import { planetKey } from '../keys/planets.ts';
import { planetByKey } from '../rules/ships/planets.ts';
import { encounterOf, type PlanetIndex, type State } from '../rules/state/state.ts';
import { technology } from './technology.ts';

const { procedure } = rulesOf<State, Event>();

/** `between:red-1:red-2`, or `beside:red-1` where only one planet is left. */
function placeKey(state: State, planets: readonly PlanetIndex[]): string {
  const [planet, planet2] = planets.map((each) => planetKey(state, each));
  const word = planet2 === undefined ? 'beside' : 'between';
  return optionKey({ word, ...(planet && { planet }), ...(planet2 && { planet2 }) });
}

const homePlaces = (state: State, seat: Seat): string[] =>
  cannonPlaces(state, seat).map((planets) => placeKey(state, planets));

const otherPlaces = (state: State): string[] =>
  state.players
    .flatMap((_, system) => homePlaces(state, system))
    .filter((key) => key !== placeKey(state, state.cannon ?? []));

function place(table: CeTable, seat: Seat, key: string): void {
  const { state } = table;
  const { planet, planet2 } = parseOption(key) ?? {};
  const planets = [planet, planet2].filter((each) => each !== undefined);
  state.cannon = planets.map((planet) => planetByKey(state, planet));
  table.emit({ type: 'cannonPlaced', seat, planets });
}

const placeAtHome = procedure<{ readonly seat: Seat }, 'begin' | 'where'>('lunar-cannon', 'begin', {
  begin({ state }, { seat }) {
    state.cannon = [];
    return homePlaces(state, seat).length > 0 ? goto('where') : end();
  },
  where: asks(
    (state, { seat }) => asksOne('ce.ask.cannon', homePlaces)(state, seat),
    (table, { seat }, key) => {
      place(table, seat, key);
      return end();
    },
  ),
});

const isAimedAt = ({ cannon }: State, target: PlanetIndex | null): boolean =>
  target !== null && (cannon?.includes(target) ?? false);

const isWild = (state: State): boolean => {
  const { destiny } = encounterOf(state);
  return destiny !== null && destinyFacts(destiny).kind === 'wild';
};

/** Ten for the own side in an encounter at a planet beside the cannon, which moves with every wild destiny card. */
export const lunarCannon = technology({
  id: 'lunar-cannon',
  abilities: [
    {
      when: 'reveal.after-reveal',
      as: 'main-or-ally',
      if: (state) => isAimedAt(state, encounterOf(state).target),
      effect: ({ state }, { seat }) => addToSide(state, seat, 10),
    },
    {
      id: 'lunar-cannon.move',
      when: 'destiny.after-draw',
      as: 'any',
      isPerDestinyCard: true,
      if: (state) => isWild(state) && otherPlaces(state).length > 0,
      asks: asksOne('ce.ask.cannon', otherPlaces),
      effect: (table, { seat, choices }) => place(table, seat, choices as string),
    },
  ],
  completed: placeAtHome,
  leaves: ({ state }) => {
    state.cannon = null;
  },
  procedures: [placeAtHome],
});
