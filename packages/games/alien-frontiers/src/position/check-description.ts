import { colours } from '../content/colours.ts';
import { bay, facilities } from '../content/facilities.ts';
import { freshTurn, type State } from '../rules/state.ts';
import { type PositionDescription, playerKeys, positionKeys } from './description.ts';

/** Refuses what no table could show, before anything is set up; throws a sentence. */
export function checkDescription(description: PositionDescription): void {
  refuseUnknown(description, [...positionKeys, ...colours], 'a position');
  refuseUnknown(description.thisTurn ?? {}, Object.keys(freshTurn()), 'a turn');
  refuseUncountable('players', description.players ?? 4, 2, 4);
  refuseUncountable('round', description.round ?? 1, 1);
  refuseUncountable('drawCount', description.drawCount ?? 0, 0);
  for (const value of description.dice ?? []) refuseUncountable('a die', value, 1, 6);
  checkRelic(description.relic);
  for (const colour of colours) {
    const given = description[colour] ?? {};
    refuseUnknown(given, playerKeys, colour);
    const { fuel = 0, ore = 0, hub = 0, ships = 3, colonies = {}, docked = {} } = given;
    for (const [what, count] of Object.entries({ fuel, ore, ...colonies })) {
      refuseUncountable(`${colour}'s ${what}`, count, 0);
    }
    refuseUncountable(`${colour}'s hub`, hub, 0, 7);
    refuseUncountable(`${colour}'s ships`, ships, 0, 6);
    for (const value of docked['terraforming-station'] ?? []) {
      if (value !== 6) throw new Error(`${colour}'s ${value} cannot have docked at the Terraforming Station`);
    }
  }
}

/** The game would have ended when the last colony landed. */
export function checkUnfinished({ players }: State): void {
  const finished = players.findIndex(({ supply, hub }) => supply === 0 && hub === 0);
  if (finished >= 0) throw new Error(`${colours[finished]} has no colony left to land: the game is over`);
}

function checkRelic(relic: PositionDescription['relic']): void {
  if (!relic) return;
  const places: readonly string[] = ['hand', bay, ...facilities];
  if (!places.includes(relic.at)) throw new Error(`the Relic Ship cannot be in play at '${relic.at}'`);
  refuseUncountable('the Relic Ship', relic.value, 1, 6);
  if (relic.at === 'terraforming-station' && relic.value !== 6) {
    throw new Error(`the Relic Ship's ${relic.value} cannot have docked at the Terraforming Station`);
  }
}

function refuseUncountable(what: string, value: number, min: number, max = Number.POSITIVE_INFINITY): void {
  if (Number.isInteger(value) && value >= min && value <= max) return;
  const range = max === Number.POSITIVE_INFINITY ? `${min} or more` : `${min} to ${max}`;
  throw new Error(`${what} must be a whole number, ${range}, not ${value}`);
}

function refuseUnknown(given: object, known: readonly string[], what: string): void {
  const unknown = Object.keys(given).find((key) => !known.includes(key));
  if (unknown !== undefined) throw new Error(`'${unknown}' says nothing about ${what}`);
}
