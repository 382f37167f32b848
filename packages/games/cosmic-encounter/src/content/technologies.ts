/** What becomes of a technology when it has worked. */
type TechKind = 'once' | 'stays' | 'passes-on';

interface TechFacts {
  /** How many ships must have researched it; X is as many as there are. */
  readonly number: number | 'X';
  readonly kind: TechKind;
  /** Used face down, by turning it up: never completed. */
  readonly isHidden: boolean;
}

const tech = (number: TechFacts['number'], kind: TechKind, isHidden = false): TechFacts => ({
  number,
  kind,
  isHidden,
});

/** Every technology, in alphabetical order. */
const facts = {
  'coldsleep-ship': tech(9, 'once'),
  'collapsium-hulls': tech(4, 'stays'),
  'cosmic-field-generator': tech(2, 'once'),
  'delta-scanners': tech(2, 'once'),
  'energy-cloak': tech(4, 'once'),
  'enigma-device': tech(4, 'once'),
  'genesis-bomb': tech(4, 'once', true),
  'gluon-mines': tech('X', 'once', true),
  'infinity-drive': tech(6, 'once'),
  'lunar-cannon': tech(5, 'stays'),
  'omega-missile': tech(8, 'once'),
  'plasma-thrusters': tech(6, 'stays'),
  'precursor-seed': tech(9, 'stays'),
  prometheus: tech(7, 'stays'),
  qax: tech(4, 'passes-on'),
  'quark-battery': tech(3, 'once'),
  'tech-scrambler': tech('X', 'once', true),
  'vacuum-turbines': tech(2, 'once'),
  'warpspace-key': tech(3, 'once'),
  'xenon-lasers': tech(3, 'stays'),
} as const satisfies Readonly<Record<string, TechFacts>>;

export type TechId = keyof typeof facts;

export const techIds = Object.keys(facts) as readonly TechId[];

export const techFacts = (id: TechId): TechFacts => facts[id];

/** Technologies that take too many ships for a game with four planets. */
const mostShipsWithFourPlanets = 7;

/** What is in the box for so many planets a system. */
export const techsFor = (planets: number): readonly TechId[] =>
  techIds.filter(
    (id) => planets > 4 || Number(facts[id].number) <= mostShipsWithFourPlanets || facts[id].number === 'X',
  );
