import { gateArea, type GateSpot, gateSpot } from './gate.ts';
import { type HomeSpot, homeSpot } from './homes.ts';
import {
  cannonRadius,
  type CutName,
  cuts,
  middle,
  nameRoom,
  pileWidth,
  trackEdge,
  warpRadius,
} from './measures.ts';
import { type PlanetSpot, systemSpots } from './ring.ts';
import { angleTo, type Box, boxAround, type Circle, distance, isFree, polar, type Spot } from './shapes.ts';
import { zoneBox } from './zone.ts';

/** What decides where things lie: no more of a view than that. */
export interface Table {
  readonly cut: CutName;
  /** The seat at the bottom; the others follow clockwise. */
  readonly near: number;
  readonly seats: number;
  /** In whose system each planet lies; null for one that has left the game. */
  readonly systems: readonly (number | null)[];
  readonly target: number | null;
  /** How many players have ships in the defense's zone. */
  readonly allies: number;
  /** How many technologies each seat has. */
  readonly techs: readonly number[];
  /** The planets beside the Lunar Cannon. */
  readonly cannon: readonly number[] | null;
}

export interface Layout {
  /** All of the board. */
  readonly box: Box;
  /** By planet; null for one that has left the game. */
  readonly planets: readonly (PlanetSpot | null)[];
  /** Of each seat's system, as seen from the warp. */
  readonly directions: readonly number[];
  readonly homes: readonly HomeSpot[];
  readonly gate: GateSpot | null;
  readonly zone: Box | null;
  /** Where the planet aimed at is named. */
  readonly name: Spot | null;
  readonly cannon: Spot | null;
  readonly piles: Readonly<Record<Pile, Box>>;
  /** Where the encounter before is told; nowhere on a board that is not wide. */
  readonly outcome: Box | null;
}

export type Pile = 'deck' | 'discard' | 'destiny' | 'tech';

/** In the lower corners, which the ring leaves free: two and two, one above the other. */
function pilesOf({ x, y, width, height }: Box): Layout['piles'] {
  const pile = (left: number, row: number): Box => ({
    x: x + left,
    y: y + height - 54 - row * 52,
    width: pileWidth,
    height: 50,
  });
  const right = width - pileWidth - 4;
  return { deck: pile(4, 1), discard: pile(4, 0), destiny: pile(right, 0), tech: pile(right, 1) };
}

/** In the upper left corner, which the ring leaves free as well. */
const outcomeOf = ({ cut }: Table, { x, y }: Box): Box | null =>
  cut === 'wide' ? { x: x + 4, y: y + 2, width: 196, height: 68 } : null;

/** All but its very edge. */
const inner = ({ x, y, width, height }: Box): Box => ({
  x: x + 4,
  y: y + 4,
  width: width - 8,
  height: height - 8,
});

const warp: Circle = { ...middle, r: trackEdge + 4 };

/** Where everything on the board is. */
export function boardLayout(table: Table): Layout {
  const { box } = cuts[table.cut];
  const [whole, piles, outcome] = [inner(box), pilesOf(box), outcomeOf(table, box)];
  const corners = [...Object.values(piles), ...(outcome ? [outcome] : [])];
  const planets = planetSpots(table);
  const standing = planets.filter((planet) => planet !== null);
  const aimed = table.target === null ? null : (planets[table.target] ?? null);
  const gate = aimed && gateSpot(aimed);
  const obstacles: Circle[] = [warp, ...standing.map(({ x, y, r }) => ({ x, y, r: r + 7 }))];
  if (gate) obstacles.push(...gateArea(gate));
  const zone =
    gate && table.allies > 0 ? zoneBox(gate.target, table.allies, whole, obstacles, corners) : null;
  const directions = directionsOf(table);
  const cannon = cannonSpot(table, planets);
  const boxes = [...corners, ...(zone ? [zone] : []), ...(cannon ? [boxAround(cannon, 26, 26)] : [])];
  const homes = directions.map((direction, seat) => {
    const home = homeSpot(direction, table.techs[seat] ?? 0, whole, obstacles, boxes);
    boxes.push(home.box);
    return home;
  });
  const name = aimed && nameSpot(aimed, whole, [...standing, ...(gate ? gateArea(gate) : [])], boxes);
  return { box, planets, directions, homes, gate, zone, name, cannon, piles, outcome };
}

/** Above what is aimed at, below or beside it: where its name covers nothing. */
function nameSpot(target: PlanetSpot, whole: Box, circles: readonly Circle[], boxes: readonly Box[]): Spot {
  const { x, y, r } = target;
  const others = circles.filter((circle) => circle !== target && distance(circle, target) > 1);
  const spots = [
    { x, y: y - r - 19 },
    { x, y: y + r + 20 },
    { x: x - r - 52, y },
    { x: x + r + 52, y },
    { x: x - r - 40, y: y - 26 },
    { x: x + r + 40, y: y - 26 },
    { x: x - r - 40, y: y + 26 },
    { x: x + r + 40, y: y + 26 },
    // beside the end of the beam
    ...[50, 62, 76].flatMap((away) =>
      [-1, 1].flatMap((up) => [-1, 1].map((left) => ({ x: x + left * (r + 30), y: y + up * away }))),
    ),
  ];
  const free = spots.find((spot) =>
    isFree(boxAround(spot, nameRoom.width, nameRoom.height), whole, others, boxes),
  );
  return free ?? { x: Math.max(whole.x + 40, Math.min(whole.x + whole.width - 40, x)), y: y - r + 2 };
}

/** How many seats after the near one, clockwise. */
const placeOf = ({ near, seats }: Table, seat: number): number => (seat - near + seats) % seats;

function planetSpots(table: Table): (PlanetSpot | null)[] {
  const { seats, systems, target } = table;
  const spots = systems.map((): PlanetSpot | null => null);
  for (let seat = 0; seat < seats; seat++) {
    const row = [...systems.keys()].filter((planet) => systems[planet] === seat);
    const aimed = target === null ? -1 : row.indexOf(target);
    const found = systemSpots({
      cut: table.cut,
      place: placeOf(table, seat),
      systems: seats,
      count: row.length,
      target: aimed < 0 ? null : aimed,
    });
    for (const [index, planet] of row.entries()) spots[planet] = found[index] ?? null;
  }
  return spots;
}

/** Towards the middle of each system's share of the ring. */
const directionsOf = (table: Table): number[] =>
  Array.from({ length: table.seats }, (_, seat) => {
    const [centre = middle] = systemSpots({
      cut: table.cut,
      place: placeOf(table, seat),
      systems: table.seats,
      count: 1,
      target: null,
    });
    return angleTo(middle, centre);
  });

/** Before the gap between two neighbours, as near as it gets; or before the one planet there is. */
function cannonSpot({ cannon }: Table, planets: readonly (PlanetSpot | null)[]): Spot | null {
  const beside = (cannon ?? []).map((planet) => planets[planet] ?? null).filter((spot) => spot !== null);
  const [first, second = first] = beside;
  if (!first || !second) return null;
  const between = { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 };
  const inwards = angleTo(between, middle);
  const away = [0, 10, 20, 30, 40, 50, 60].find((by) =>
    beside.every((planet) => distance(polar(between, inwards, by), planet) >= planet.r + cannonRadius),
  );
  return polar(between, inwards, away ?? 60);
}

/** Ships in the warp lie on the side of their system. */
export const warpStack = (direction: number): Spot => {
  const { x, y } = polar(middle, direction, warpRadius * 0.73);
  return { x: x - 5, y: y + 5 };
};
