import { availableParallelism } from 'node:os';
import { bots } from '@starboard/bots';
import { longestSeed } from '@starboard/records';
import type { Board } from '@starboard/terminal';
import type { Arguments } from '../arguments.ts';
import { optionsFrom, seedFrom } from '../game-choice.ts';
import { botNamed, checkSeats, usualSeats } from '../play/seating.ts';
import { wrongUsage } from '../trouble.ts';
import type { Plan } from './plan.ts';

const mostGames = 10_000_000;
const mostWorkers = 256;
/** No game we know takes a tenth of this. */
const mostDecisions = 100_000;
/** Fewer games than this are over before a second worker has started. */
const worthWorkers = 24;

/** What the flags want played. */
export function planFrom(given: Arguments, board: Board, kind: Plan['kind']): Plan {
  const { game } = board;
  const { min, max } = game.seats;
  const names = (given.text('bots') ?? bots[0]?.name ?? '').split(',').map((name) => name.trim());
  for (const name of names) botNamed(name, game);
  const seats = given.count('players', { min, max }) ?? (names.length > 1 ? names.length : usualSeats(game));
  checkSeats(seats, game);
  if (names.length > 1 && names.length !== seats) throw wrongUsage('bots', { seats, bots: names.length });
  const games = given.count('games', { min: 1, max: mostGames }) ?? 100;
  // room for what tells the games of a run apart: each must be playable by its own seed
  const longest = longestSeed - (games === 1 ? 0 : `/${games - 1}`.length);
  return {
    kind,
    game: game.id,
    games,
    seats,
    seed: seedFrom(given, longest) ?? '1',
    bots: names.length > 1 ? names : Array.from({ length: seats }, () => names[0] as string),
    options: optionsFrom(given.texts('option'), board),
    limit: given.count('limit', { min: 1, max: mostDecisions }) ?? mostDecisions,
    checks: given.has('check'),
    counts: given.has('count'),
  };
}

/** How many threads play it: as many as were asked for, or as are worth while; never more than there are games. */
export function workersFor(given: Arguments, { games }: Plan): number {
  const asked = given.count('workers', { min: 1, max: mostWorkers });
  return Math.min(games, asked ?? (games < worthWorkers ? 1 : availableParallelism()));
}
