import type { Seat } from '@starboard/engine';
import { parseOption, parsePlanet, unstarred } from '../../keys/index.ts';
import type { Taken } from '../answer.ts';
import { battleOf, expected, joined } from '../battle.ts';
import type { Sight } from '../sight.ts';
import { shareIf, shareOf } from '../values.ts';
import type { Family } from './family.ts';

/** What it costs a colony to be easier to take: shared among the ships that stay. */
const weakening = 0.004;

/** So many ships are looked at together. */
const mostAtOnce = 6;

/** Ships that flow into an encounter where as many as may be can. */
const usualFlow = 6;

/** What a seat's next ship leaves behind on a planet: the loss of a colony, or a weaker one. */
function leaving(sight: Sight, seat: Seat, key: string, taken: Taken): number {
  const place = unstarred(key);
  if (!parsePlanet(place)) return 0;
  const planet = sight.planet(place);
  const left = sight.shipsOn(seat, planet) - takenFrom(taken, place) - 1;
  if (left > 0) return weakening / left;
  const isHome = sight.isHome(seat, planet);
  const before = shareOf(sight.standings, seat);
  const after = shareIf(sight.standings, seat, (standings) => {
    const own = standings[seat];
    if (own && isHome) own.home--;
    else if (own) own.missing++;
  });
  return before - after;
}

/** The ship that is told apart leaves from the same planet as the others. */
function takenFrom(taken: Taken, place: string): number {
  let count = 0;
  for (const [key, number] of Object.entries(taken)) if (unstarred(key) === place) count += number;
  return count;
}

const totalOf = (taken: Taken): number => Object.values(taken).reduce((sum, count) => sum + count, 0);

/** Ships sent into the encounter: each for what it adds to the chance of winning, and what it risks. */
export const send: Family = ({ shape }, sight) => {
  const battle = battleOf(sight);
  const side = sight.sideOf() ?? 'offense';
  const worth = battle
    ? cached((ships) => expected(sight, joined(battle, sight.seat, side, ships)))
    : () => 0;
  // with the own card laid, one more may be of no use, and some more together turn the encounter
  const most = shape.kind === 'split' && sight.ownCard ? shape.max : 0;
  return (key, taken) => {
    const ships = totalOf(taken);
    let gain = worth(ships + 1) - worth(ships);
    for (let more = 2; ships + more <= most && more <= mostAtOnce; more++)
      gain = Math.max(gain, (worth(ships + more) - worth(ships)) / more);
    return gain - leaving(sight, sight.seat, key, taken);
  };
};

/** Into the encounter or out of it: in if that makes it likelier to be won, and out of one that is lost. */
export const flow: Family = (_asked, sight) => {
  const battle = battleOf(sight);
  const side = sight.sideOf() ?? 'offense';
  if (!battle) return () => 0;
  const now = expected(sight, battle);
  const many = expected(sight, joined(battle, sight.seat, side, usualFlow));
  return (key) => (key === 'in' ? many - now : 0);
};

function cached(worth: (ships: number) => number): (ships: number) => number {
  const known: number[] = [];
  return (ships) => (known[ships] ??= worth(ships));
}

/** Own ships that are lost or leave: where they are missed least, and not one more than must be. */
export const giveUp: Family = (_asked, sight) => (key, taken) =>
  -leaving(sight, sight.seat, key, taken) - weakening / 10;

/** Ships that settle somewhere: one or two, from where they are missed least. */
export const settle: Family = (_asked, sight) => (key, taken) => {
  const isFew = totalOf(taken) < 2;
  return (isFew ? weakening : -weakening) - leaving(sight, sight.seat, key, taken);
};

/** Ships that come back: to colonies that the next loss would empty, foreign ones first. */
export const bring: Family = (_asked, sight) => (key, taken) => {
  const place = unstarred(key);
  if (!parsePlanet(place)) return 0;
  const planet = sight.planet(place);
  const there = sight.shipsOn(sight.seat, planet) + takenFrom(taken, place);
  const isForeign = !sight.isHome(sight.seat, planet);
  return (isForeign ? 1.2 : 1) / (there + 1);
};

/** Ships of another player that this seat picks to be lost: those that are missed most, of the player who is ahead. */
export const harm: Family = (asked, sight) => {
  const from = Number(asked.params?.['from'] ?? -1);
  return (key, taken) => {
    const { seat = from, planet } = parseOption(key) ?? {};
    if (seat === sight.seat || seat < 0) return seat === sight.seat ? -1 : 0;
    const loss = planet !== undefined ? leaving(sight, seat, planet, taken) : weakening;
    return loss * (0.5 + shareOf(sight.standings, seat));
  };
};
