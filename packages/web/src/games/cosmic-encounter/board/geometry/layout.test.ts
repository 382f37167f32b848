import { describe, expect, test } from 'vitest';
import { gateArea } from './gate.ts';
import { boardLayout, type Layout, type Table } from './layout.ts';
import {
  type CutName,
  cannonRadius,
  coinRadius,
  middle,
  planetRadius,
  techCard,
  trackEdge,
  nameRoom,
} from './measures.ts';
import {
  angleTo,
  type Box,
  boxAround,
  boxesMeet,
  boxMeetsCircle,
  type Circle,
  distance,
  isInside,
} from './shapes.ts';
import { planetStacks } from './stacks.ts';

const plain = (seats: number, planets: number, cut: CutName = 'wide'): Table => ({
  cut,
  near: 0,
  seats,
  systems: Array.from({ length: seats * planets }, (_, planet) => Math.floor(planet / planets)),
  target: null,
  allies: 0,
  techs: Array.from({ length: seats }, () => 0),
  cannon: null,
});

/** Every number of players and planets, with all that rules can do to them. */
function* tables(cut: CutName): Generator<Table> {
  for (const seats of [3, 4, 5])
    for (const planets of [4, 5]) {
      const table = plain(seats, planets, cut);
      yield table;
      yield { ...table, near: seats - 1 };
      // the planet that comes into the game, near and far, and with planets gone
      for (const system of [0, seats - 1]) {
        const grown = { ...table, systems: [...table.systems, system] };
        yield grown;
        yield { ...grown, systems: grown.systems.map((home, planet) => (planet % 3 === 0 ? null : home)) };
      }
    }
}

/** Each of them aimed at any planet, with allies and technologies. */
function* encounters(cut: CutName): Generator<Table> {
  for (const table of [...tables(cut)].filter(({ near }) => near === 0))
    for (const [target, system] of table.systems.entries())
      if (system !== null)
        for (const [allies, techs] of [
          [0, 0],
          [1, 2],
          [table.seats - 2, 4],
        ] as const)
          yield { ...table, target, allies, techs: table.techs.map(() => techs) };
}

const planetsOf = ({ planets }: Layout): readonly Circle[] => planets.filter((planet) => planet !== null);
const around = ({ x, y, r }: Circle): Box => boxAround({ x, y }, 2 * r, 2 * r);
const warp: Circle = { ...middle, r: trackEdge };

/** What is wrong with a layout, in words. */
function faults(table: Table): string[] {
  const layout = boardLayout(table);
  const planets = planetsOf(layout);
  const corners = [...Object.values(layout.piles), ...(layout.outcome ? [layout.outcome] : [])];
  const found: string[] = [];
  const check = (isRight: boolean, what: string) => {
    if (!isRight) found.push(what);
  };
  for (const [index, planet] of planets.entries()) {
    check(isInside(around(planet), layout.box), 'a planet is outside');
    for (const other of planets.slice(index + 1))
      check(distance(planet, other) >= planet.r + other.r, 'planets overlap');
    for (const corner of corners) check(!boxMeetsCircle(corner, planet), 'a planet is in a corner');
  }
  const beam = layout.gate ? gateArea(layout.gate) : [];
  for (const planet of planets)
    if (planet !== layout.gate?.target)
      check(
        !beam.some((part) => distance(part, planet) < part.r * 0.6 + planet.r),
        'the beam meets a planet',
      );
  const boxes = [...layout.homes.map(({ box }) => box), ...(layout.zone ? [layout.zone] : [])];
  for (const [index, box] of boxes.entries()) {
    check(isInside(box, layout.box), 'a home or the zone is outside');
    check(!planets.some((planet) => boxMeetsCircle(box, planet)), 'a home or the zone is on a planet');
    check(!beam.some((part) => boxMeetsCircle(box, part)), 'a home or the zone is in the beam');
    check(!boxMeetsCircle(box, warp), 'a home or the zone is in the warp');
    check(!boxes.slice(index + 1).some((other) => boxesMeet(box, other)), 'homes or the zone overlap');
    check(!corners.some((corner) => boxesMeet(box, corner)), 'a home or the zone is in a corner');
  }
  const name = layout.name && boxAround(layout.name, nameRoom.width, nameRoom.height);
  if (name && table.allies === 0) {
    check(!planets.some((planet) => boxMeetsCircle(name, planet)), 'the name is on a planet');
    check(isInside(name, layout.box), 'the name is outside');
  }
  return found.map((fault) => `${fault}: ${JSON.stringify(table)}`);
}

describe.each(['wide', 'square'] as const)('on a board cut %s', (cut) => {
  test('nothing overlaps and all is inside, for every number of players and planets', () => {
    expect([...tables(cut)].flatMap(faults)).toEqual([]);
  });

  test('the same holds for every planet that the gate is aimed at', () => {
    expect([...encounters(cut)].flatMap(faults).slice(0, 5)).toEqual([]);
  });
});

test('the own planets are at the bottom, turn order goes clockwise', () => {
  for (const near of [0, 1, 2, 3, 4]) {
    const { planets } = boardLayout({ ...plain(5, 5), near });
    const centre = (seat: number) => planets[seat * 5 + 2];
    expect(centre(near)?.x).toBeCloseTo(middle.x, 0);
    expect(centre(near)?.y).toBeGreaterThan(middle.y + 200);
    expect(centre((near + 1) % 5)?.x).toBeLessThan(middle.x - 200);
    expect(centre((near + 4) % 5)?.x).toBeGreaterThan(middle.x + 200);
  }
});

test('the planet aimed at steps towards the warp and grows', () => {
  const [calm, aimed] = [boardLayout(plain(5, 5)), boardLayout({ ...plain(5, 5), target: 12 })];
  const [before, after] = [calm.planets[12], aimed.planets[12]];
  expect(after?.r).toBeGreaterThan(planetRadius);
  expect(distance(middle, after ?? middle)).toBeLessThan(distance(middle, before ?? middle));
  // others stay where they were
  expect(aimed.planets[0]).toEqual(calm.planets[0]);
});

test('a coin is nearer to its own system than to any other, whatever the gate is aimed at', () => {
  for (const target of [null, ...Array.from({ length: 25 }, (_, planet) => planet)]) {
    const layout = boardLayout({ ...plain(5, 5), target });
    for (const [seat, { coin }] of layout.homes.entries()) {
      const apart = Math.abs(angleTo(middle, coin) - (layout.directions[seat] ?? 0));
      expect(Math.min(apart, 2 * Math.PI - apart)).toBeLessThan(Math.PI / 5);
    }
  }
});

test('technologies lie beside the coin of their player, within its box', () => {
  for (const { coin, techs, box } of boardLayout({ ...plain(5, 5), techs: [4, 3, 2, 1, 0] }).homes) {
    expect(isInside(around({ ...coin, r: coinRadius }), box)).toBe(true);
    for (const tech of techs) {
      expect(isInside({ ...tech, ...techCard }, box)).toBe(true);
      expect(boxMeetsCircle({ ...tech, ...techCard }, { ...coin, r: coinRadius })).toBe(false);
    }
  }
});

test('the cannon stands before the gap between its planets, on none of them', () => {
  for (const pair of [[0, 1], [11, 12], [24], [20, 21]]) {
    const layout = boardLayout({ ...plain(5, 5), cannon: pair });
    const spot = { ...(layout.cannon ?? middle), r: cannonRadius };
    expect(planetsOf(layout).some((planet) => distance(planet, spot) < planet.r + spot.r)).toBe(false);
  }
});

test.each([[[4]], [[3, 1]], [[9, 2, 1]], [[1, 2, 3, 4]], [[20, 20, 20, 20, 20]]])(
  'ships of many players fit on a planet: %j',
  (ships) => {
    const stacks = planetStacks({ x: 0, y: 0 }, ships, 0);
    expect(stacks.map(({ seat }) => seat)).toEqual([...ships.keys()]);
    for (const { x, y, scale } of stacks) {
      // with the number below, and within reach of the planet
      expect(Math.hypot(x, y)).toBeLessThan(planetRadius);
      expect(Math.abs(x) + 11.5 * scale).toBeLessThanOrEqual(36);
      expect(y + 17 * scale).toBeLessThanOrEqual(planetRadius + 2);
    }
    for (const [index, one] of stacks.entries())
      for (const other of stacks.slice(index + 1))
        expect(Math.abs(one.x - other.x) >= 22 * one.scale || Math.abs(one.y - other.y) >= 20).toBe(true);
  },
);

test('the owner of a planet stands first, whoever else is there', () => {
  expect(planetStacks({ x: 0, y: 0 }, [1, 0, 3], 2).map(({ seat }) => seat)).toEqual([2, 0]);
});
