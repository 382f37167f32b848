import type { Seat } from '@starboard/engine';
import { researchPlace } from '../../keys/research.ts';
import { optionKey, parseOption } from '../../keys/index.ts';
import { spendStrength } from '../../rules/abilities/answering.ts';
import { type Run, runs } from '../../rules/runs.ts';
import type { CeTable } from '../../rules/state/events.ts';
import { landShips } from '../../rules/ships/found-colony.ts';
import { loseShips } from '../../rules/ships/lose-ships.ts';
import { retrieveShips } from '../../rules/ships/move-ships.ts';
import { planetByKey, shipSlots } from '../../rules/ships/planets.ts';
import { colourDrawn } from '../../rules/phases/destiny.ts';
import { heedStar } from '../../rules/ships/ship-places.ts';
import { othersThan } from '../../rules/state/seats.ts';
import { coloniesOf } from '../../rules/ships/ships.ts';
import { type Batch, encounterOf, playerOf, type State, type Use } from '../../rules/state/state.ts';
import { retrieve, shipsInWarp } from '../../rules/ships/warp.ts';

/** Players the destiny card lets it choose from. */
const victims = (state: State, seat: Seat): Seat[] => {
  const colour = colourDrawn(state);
  return othersThan(state, seat).filter((other) => colour === null || colour === other);
};

export const isWild = (state: State): boolean =>
  encounterOf(state).destiny !== null && colourDrawn(state) === null;

/** Every ship it may send to the warp for this card. */
export const condemned = (state: State, seat: Seat): string[] =>
  victims(state, seat).flatMap((victim) => [
    ...coloniesOf(state, victim)
      .flatMap((planet) => shipSlots(state, victim, planet))
      .map(({ key }) => optionKey({ word: 'ship', seat: victim, planet: key })),
    ...playerOf(state, victim).techs.flatMap(({ ships }, index) =>
      ships > 0 ? [optionKey({ word: 'researching-ship', seat: victim, count: index + 1 })] : [],
    ),
  ]);

/** The planet that the ship named is on; undefined where it researches a technology. */
const planetOf = (ship: string): string | undefined => parseOption(ship)?.planet;

function lossOf(state: State, ship: string): Batch['losses'][number] {
  const { seat = 0, planet, count = 1 } = parseOption(ship) ?? {};
  if (planet === undefined) return { seat, from: researchPlace(count - 1), count: 1 };
  heedStar(state, { [planet]: 1 });
  return { seat, from: planetByKey(state, planet), count: 1 };
}

const replaces = (state: State, ship: string): boolean =>
  state.settings.superShadow === 'replace' && planetOf(ship) !== undefined;

/** Whether an own ship can come back with the execution of that one. */
export const canComeBack = (state: State, seat: Seat, ship: string): boolean =>
  shipsInWarp(state, seat) > 0 && (replaces(state, ship) || coloniesOf(state, seat).length > 0);

export function execute({ state }: CeTable, { choices }: Use): Run {
  return runs(loseShips, { cause: 'effect', losses: [lossOf(state, choices as string)] });
}

/** With the flare an own ship comes back, or takes the place of the other. */
export function comeBack(table: CeTable, { seat, ability, choices }: Use): Run | void {
  const { state } = table;
  const ship = choices as string;
  if (!spendStrength(state, seat, ability)) return;
  if (!replaces(state, ship)) return runs(retrieveShips, { seat, count: 1 });
  landShips(table, {
    seat,
    planet: planetByKey(state, planetOf(ship) ?? ''),
    ships: retrieve(table, seat, 1),
  });
}
