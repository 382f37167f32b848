import type { Seat } from '@starboard/engine';
import { optionKey, parseOption } from '../../keys/index.ts';
import { beingAnswered, isAnnouncing } from '../../rules/abilities/answering.ts';
import { asksOne, asksPlayer, decides } from '../../rules/asking/asking.ts';
import { othersWithCards } from '../../rules/asking/choosing-player.ts';
import { runs } from '../../rules/runs.ts';
import type { CeTable } from '../../rules/state/events.ts';
import { colourDrawn } from '../../rules/phases/destiny.ts';
import { planetKey } from '../../keys/planets.ts';
import { planetByKey } from '../../rules/ships/planets.ts';
import { othersThan } from '../../rules/state/seats.ts';
import { lookAtHand } from '../../rules/cards/seen-hand.ts';
import { foreignColonies, planetsOf } from '../../rules/ships/ships.ts';
import { encounterOf, type PlanetIndex, type State } from '../../rules/state/state.ts';
import { alien } from '../alien.ts';

const keys = (state: State, defense: Seat, planets: readonly PlanetIndex[]): string[] =>
  planets.map((planet) => optionKey({ word: null, seat: defense, planet: planetKey(state, planet) }));

const abroad = (state: State, defense: Seat): string[] =>
  keys(state, defense, foreignColonies(state, defense));

/** Every other player, on each of its home planets and at each of its colonies. */
const anyone = (state: State, seat: Seat): string[] =>
  othersThan(state, seat).flatMap((other) => [
    ...keys(state, other, planetsOf(state, other)),
    ...abroad(state, other),
  ]);

/** The colonies abroad of another player whose colour was drawn. */
const drawnAbroad = (state: State, seat: Seat): string[] => {
  const drawn = colourDrawn(state);
  return drawn === null || drawn === seat ? [] : abroad(state, drawn);
};

const asksAnyone = asksOne('ce.ask.will', anyone);

/** The gate is aimed at that player there, against destiny's card, unless the colony has gone meanwhile. */
function aim({ state }: CeTable, choice: string): void {
  if (!anyone(state, encounterOf(state).offense).includes(choice)) return;
  const { seat, planet = '' } = parseOption(choice) ?? {};
  Object.assign(encounterOf(state), { defense: seat, target: planetByKey(state, planet) });
}

/** Choice: any other player is the defense, at home or at any colony of its own. */
export const will = alien({
  id: 'will',
  power: {
    id: 'will.choice',
    when: 'destiny.after-draw',
    as: 'offense',
    use: 'must',
    isPerDestinyCard: true,
    asks: asksAnyone,
    effect: (table, { choices }) => aim(table, choices as string),
  },
  wild: {
    when: 'destiny.after-draw',
    as: 'offense',
    if: (state, seat) => encounterOf(state).defense === null && drawnAbroad(state, seat).length > 0,
    asks: asksOne('ce.ask.will', drawnAbroad),
    effect: (table, { choices }) => aim(table, choices as string),
  },
  // the choice announced stands no longer
  super: {
    when: 'react.power-use',
    as: 'offense',
    if: (state, seat) => isAnnouncing(state, seat, 'will.choice') && othersWithCards(state, seat).length > 0,
    asks: asksPlayer('ce.ask.look-at', othersWithCards),
    effect: (_table, { seat, choices }) => runs(lookAtHand, { seat, of: Number(choices) }),
    afterwards: decides(asksAnyone, ({ state }, use, choice) => {
      beingAnswered(state, use).choices = choice;
    }),
  },
});
