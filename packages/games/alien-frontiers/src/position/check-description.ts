import { colours } from '../content/colours.ts';
import { bay, isFacility } from '../content/facilities.ts';
import { mostTokens } from '../rules/state/resources.ts';
import { freshTurn, type State } from '../rules/state/state.ts';
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
  if (!description.roll) checkBeforeRoll(description);
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

/** Nothing has happened yet this turn, and the last one left eight tokens at most. */
function checkBeforeRoll({ thisTurn, relic, turn = 'red', ...players }: PositionDescription): void {
  if (thisTurn) throw new Error('thisTurn tells what happened after the roll, and there is no roll');
  if (relic?.at === 'hand') throw new Error('the Relic Ship is in no hand before the roll');
  const { fuel = 0, ore = 0 } = players[turn] ?? {};
  if (fuel + ore > mostTokens) throw new Error(`${turn} cannot hold ${fuel + ore} tokens before the roll`);
}

function checkRelic(relic: PositionDescription['relic']): void {
  if (!relic) return;
  const at: string = relic.at;
  if (at !== 'hand' && at !== bay && !isFacility(at))
    throw new Error(`the Relic Ship cannot be in play at '${at}'`);
  refuseUncountable('the Relic Ship', relic.value, 1, 6);
  if (relic.at === 'terraforming-station' && relic.value !== 6) {
    throw new Error(`the Relic Ship's ${relic.value} cannot have docked at the Terraforming Station`);
  }
}

export function refuseUncountable(
  what: string,
  value: number,
  min: number,
  max = Number.POSITIVE_INFINITY,
): void {
  if (Number.isInteger(value) && value >= min && value <= max) return;
  const range = max === Number.POSITIVE_INFINITY ? `${min} or more` : `${min} to ${max}`;
  throw new Error(`${what} must be a whole number, ${range}, not ${value}`);
}

function refuseUnknown(given: object, known: readonly string[], what: string): void {
  const unknown = Object.keys(given).find((key) => !known.includes(key));
  if (unknown !== undefined) throw new Error(`'${unknown}' says nothing about ${what}`);
}
