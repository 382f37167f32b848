import { type AlienId, aliensIn, isCompatible, withGameSetup } from '../content/aliens.ts';
import { type Colour, colours } from '../content/colours.ts';
import { foreignColonies, neededToWin } from '../rules/ships/ships.ts';
import type { State } from '../rules/state/state.ts';
import { type PositionDescription, playerKeys, positionKeys } from './description.ts';

/** How many play: what is said, or enough for all who are mentioned. */
export const playersOf = ({ players, purple }: PositionDescription): number => players ?? (purple ? 5 : 4);

/** Refuses what no table could show, before anything is set up; throws a sentence. */
export function checkDescription(description: PositionDescription): void {
  refuseUnknown(description, [...positionKeys, ...colours], 'a position');
  const seats = playersOf(description);
  refuseUncountable('players', seats, 3, 5);
  refuseUncountable('encounter', description.encounter ?? 1, 1, 2);
  refuseUncountable('deckCount', description.deckCount ?? 0, 0);
  refuseUncountable('destinyCount', description.destinyCount ?? 1, 1);
  refuseStranger(description.offense ?? 'red', seats);
  for (const colour of colours) {
    const given = description[colour];
    if (!given) continue;
    refuseStranger(colour, seats);
    refuseUnknown(given, playerKeys, colour);
    const { hand = [], tokens = 0, warp = 0, removed = 0, ships = {}, alien } = given;
    const researching = (given.techs ?? []).map((tech) => [tech.id, tech.ships ?? 0] as const);
    for (const [what, count] of [...Object.entries({ tokens, warp, removed, ...ships }), ...researching]) {
      refuseUncountable(`${colour}'s ${what}`, count, 0);
    }
    if (typeof hand === 'number') refuseUncountable(`${colour}'s hand`, hand, 0);
    if (!alien && (tokens > 0 || given.onSheet || given.hidden))
      throw new Error(`${colour} has no sheet: name an alien`);
    if (alien && given.hidden && (withGameSetup.includes(alien) || tokens > 0 || given.onSheet))
      throw new Error(`${colour}'s ${alien} cannot be face down`);
  }
  checkAliens(description);
}

function checkAliens(description: PositionDescription): void {
  const box = aliensIn(description.options?.edition ?? 'revised');
  const dealt: AlienId[] = [];
  for (const colour of colours) {
    const alien = description[colour]?.alien;
    if (alien === undefined) continue;
    if (!box.includes(alien)) throw new Error(`there is no alien '${alien as string}'`);
    if (dealt.includes(alien)) throw new Error(`there is only one ${alien}`);
    if (!isCompatible(alien, dealt)) throw new Error(`${alien} does not go with the other aliens`);
    dealt.push(alien);
  }
}

/** The game would have ended when the last colony was founded. */
export function checkUnfinished(state: State): void {
  state.players.forEach((_, seat) => {
    const count = foreignColonies(state, seat).length;
    if (count >= neededToWin(state))
      throw new Error(`${colours[seat]} has ${count} foreign colonies: the game is over`);
  });
}

function refuseStranger(colour: string, seats: number): void {
  const seat = colours.indexOf(colour as Colour);
  if (seat < 0 || seat >= seats) throw new Error(`'${colour}' does not play at a table of ${seats}`);
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
