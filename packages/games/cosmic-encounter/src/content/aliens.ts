type Level = 'green' | 'yellow' | 'red';

/** Every alien with its alert level, in alphabetical order. */
export const alienLevels = {
  amoeba: 'yellow',
  'anti-matter': 'yellow',
  barbarian: 'green',
  calculator: 'yellow',
  chosen: 'green',
  citadel: 'red',
  clone: 'green',
  cudgel: 'green',
  demon: 'yellow',
  dictator: 'red',
  fido: 'yellow',
  filch: 'green',
  fodder: 'yellow',
  gambler: 'red',
  grudge: 'red',
  hacker: 'green',
  hate: 'yellow',
  healer: 'yellow',
  human: 'yellow',
  kamikaze: 'yellow',
  loser: 'green',
  machine: 'red',
  macron: 'green',
  masochist: 'red',
  mind: 'yellow',
  mirror: 'yellow',
  miser: 'green',
  mite: 'yellow',
  mutant: 'green',
  observer: 'green',
  oracle: 'green',
  pacifist: 'green',
  parasite: 'green',
  philanthropist: 'yellow',
  reincarnator: 'yellow',
  remora: 'yellow',
  reserve: 'green',
  shadow: 'yellow',
  sorcerer: 'green',
  spiff: 'green',
  'tick-tock': 'yellow',
  trader: 'green',
  tripler: 'red',
  vacuum: 'green',
  virus: 'red',
  void: 'red',
  vulch: 'green',
  warpish: 'red',
  warrior: 'green',
  will: 'green',
  zombie: 'green',
} as const satisfies Readonly<Record<string, Level>>;

export type AlienId = keyof typeof alienLevels;

export const alienIds = Object.keys(alienLevels) as readonly AlienId[];

/** Sheets that do not go together in one game. */
const incompatible: readonly (readonly [AlienId, AlienId])[] = [
  ['gambler', 'sorcerer'],
  ['masochist', 'healer'],
];

/** Sheets that change the set-up, and so cannot come into play later. */
export const withGameSetup: readonly AlienId[] = ['miser', 'tick-tock'];

/** Sheets that are dealt a second hand to keep on them. */
export const withSecondHand: readonly AlienId[] = ['miser'];

/** Sheets that stay up however few home colonies their owner has. */
export const neverLost: readonly AlienId[] = ['masochist'];

/** Sheets that the 2008 box does not have. */
const onlyRevised: readonly AlienId[] = ['demon'];

/** The sheets in the box. */
export const aliensIn = (edition: 'revised' | '2008'): readonly AlienId[] =>
  edition === 'revised' ? alienIds : oldAliens;

const oldAliens = alienIds.filter((alien) => !onlyRevised.includes(alien));

export const isCompatible = (alien: AlienId, others: readonly AlienId[]): boolean =>
  !incompatible.some(
    ([first, second]) =>
      (alien === first && others.includes(second)) || (alien === second && others.includes(first)),
  );
