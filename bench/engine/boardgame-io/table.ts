/** A table as large as Alien Frontiers': 25 dice, 8 territories, 22 cards, resources for four seats. */
export interface Table {
  seats: Seat[];
  ships: Ship[];
  docked: Record<Station, ShipId[]>;
  territories: { name: string; colonies: number[] }[];
  fields: { isolation: number | null; positron: number | null; repulsor: number | null };
  draw: Card[];
  display: Card[];
  discard: Card[];
  turn: Turn;
}

export interface Seat {
  fuel: number;
  ore: number;
  colonies: number;
  /** Circle of the colony on the own Hub track; 0 when there is none. */
  hub: number;
  cards: Card[];
}

/** Ships 0–5 belong to seat 0, 6–11 to seat 1 and so on; 24 is the Relic Ship. */
export type ShipId = number;

export interface Ship {
  value: number;
  isInPlay: boolean;
}

export interface Card {
  id: number;
  title: string;
}

export interface Turn {
  unplaced: ShipId[];
  artifactCredit: number;
  artifactCycles: number;
  marketPrice: number | null;
}

export const ports = {
  'solar-converter': 8,
  'lunar-mine': 5,
  'orbital-market': 4,
  shipyard: 6,
  'colony-constructor': 6,
  // three for each of the four seats
  'colonist-hub': 12,
  'alien-artifact': 4,
} as const;

export type Station = keyof typeof ports;

export const stations = Object.keys(ports) as Station[];

const territoryNames = [
  'Asimov Crater',
  'Bradbury Plateau',
  'Burroughs Desert',
  'Heinlein Plains',
  'Herbert Valley',
  'Lem Badlands',
  'Pohl Foothills',
  'Van Vogt Mountains',
];

const titlesInPairs = [
  'Booster Pod',
  'Data Crystal',
  'Gravity Manipulator',
  'Holographic Decoy',
  'Orbital Teleporter',
  'Plasma Cannon',
  'Polarity Device',
  'Resource Cache',
  'Stasis Beam',
  'Temporal Warper',
];

export function ownerOf(ship: ShipId): number {
  return Math.floor(ship / 6);
}

export function freshTurn(unplaced: ShipId[]): Turn {
  return { unplaced, artifactCredit: 0, artifactCycles: 0, marketPrice: null };
}

export function setUpTable(shuffle: (deck: Card[]) => Card[]): Table {
  const titles = ['Alien City', 'Alien Monument', ...titlesInPairs, ...titlesInPairs];
  const draw = shuffle(titles.map((title, id) => ({ id, title })));
  const display = draw.splice(0, 3);
  return {
    seats: [0, 1, 2, 3].map((seat) => ({
      fuel: seat % 2,
      ore: seat > 1 ? 1 : 0,
      colonies: 6,
      hub: 0,
      cards: draw.splice(0, 1),
    })),
    ships: Array.from({ length: 25 }, (_, id) => ({ value: 1, isInPlay: id < 24 && id % 6 < 3 })),
    docked: {
      'solar-converter': [],
      'lunar-mine': [],
      'orbital-market': [],
      shipyard: [],
      'colony-constructor': [],
      'colonist-hub': [],
      'alien-artifact': [],
    },
    territories: territoryNames.map((name) => ({ name, colonies: [0, 0, 0, 0] })),
    fields: { isolation: null, positron: null, repulsor: null },
    draw,
    display,
    discard: [],
    turn: freshTurn([]),
  };
}
