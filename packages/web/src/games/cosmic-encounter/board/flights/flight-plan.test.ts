import { buildPosition, cosmicEncounter, type View } from '@starboard/cosmic-encounter';
import { viewOf } from '@starboard/engine';
import { expect, test } from 'vitest';
import { boardLayout } from '../geometry/layout.ts';
import { middle, warpRadius } from '../geometry/measures.ts';
import { tableOf } from '../table-of.ts';
import { flightPlan, type Scene } from './flight-plan.ts';
import { spiral } from './ship-spots.ts';
import { shipsMoved } from './ships-moved.ts';

const start = viewOf({ game: cosmicEncounter, position: buildPosition({ players: 5 }) } as never, 0) as View;

/** The same with other ships on planets and in the warp. */
function withShips(view: View, seat: number, planets: Readonly<Record<number, number>>, inWarp = 0): View {
  return {
    ...view,
    planets: view.planets.map((planet, index) => ({
      ...planet,
      ships: planet.ships.map((count, of) => (of === seat ? (planets[index] ?? count) : count)),
    })),
    players: view.players.map((player, of) => (of === seat ? { ...player, inWarp } : player)),
  };
}

const scene = (view: View): Scene => ({ view, layout: boardLayout(tableOf(view, 0, 'wide')) });

test('ships that left one place came to where there are more', () => {
  expect(shipsMoved(start, start)).toEqual([]);
  const moved = withShips(start, 0, { 0: 2, 6: 2 });
  expect(shipsMoved(start, moved)).toEqual([{ seat: 0, count: 2, from: 0, to: 6, isFirst: true }]);
  const lost = withShips(start, 1, { 5: 1, 6: 3 }, 4);
  expect(shipsMoved(start, lost)).toEqual([
    { seat: 1, count: 3, from: 5, to: 'warp', isFirst: true },
    { seat: 1, count: 1, from: 6, to: 'warp', isFirst: true },
  ]);
});

test('each ship flies by itself, from where it was to where it is', () => {
  const [before, after] = [scene(start), scene(withShips(start, 0, { 0: 2, 6: 2 }))];
  const flights = flightPlan(before, after, false) ?? [];
  expect(flights.map(({ delay }) => delay)).toEqual([0, 70]);
  const { path, duration } = flights[0] ?? { path: [], duration: 0 };
  const near = (spot: { readonly x: number; readonly y: number } | undefined, planet: number) => {
    const { x = 0, y = 0 } = before.layout.planets[planet] ?? {};
    return Math.hypot((spot?.x ?? 0) - x, (spot?.y ?? 0) - y);
  };
  expect(near(path[0], 0)).toBeLessThan(30);
  expect(near(path.at(-1), 6)).toBeLessThan(30);
  expect(duration + 180).toBeLessThanOrEqual(600);
});

test('with less motion a ship fades where it lands, and a leap shows no flights', () => {
  const [before, after] = [scene(start), scene(withShips(start, 0, { 0: 2, 6: 2 }))];
  expect(flightPlan(before, after, true)?.map(({ path }) => path.length)).toEqual([1]);
  const leap = [0, 1, 2, 3, 4].reduce(
    (view, seat) => withShips(view, seat, { [seat * 5]: 2, [seat * 5 + 1]: 2 }, 4),
    start,
  );
  expect(flightPlan(before, scene(leap), false)).toBeNull();
});

test('lost ships go round the warp once, inwards all the time', () => {
  const goal = { x: middle.x + warpRadius * 0.7, y: middle.y };
  const path = spiral({ x: middle.x, y: middle.y - 250 }, goal);
  const away = path.map(({ x, y }) => Math.hypot(x - middle.x, y - middle.y));
  expect(away).toEqual(away.toSorted((one, other) => other - one));
  expect(path.at(-1)?.x).toBeCloseTo(goal.x);
  expect(path.at(-1)?.y).toBeCloseTo(goal.y);
});
