import { type AlienId, alienIds } from './aliens.ts';
import { type ArtifactId, artifacts, type CardFace, reinforcements } from './cosmic-cards.ts';
import { techFacts, type TechId, techIds } from './technologies.ts';

// What the rules do with abilities is theirs; this is what a browser needs to speak of them, without the rules.

/** Where an ability comes from decides how it is suppressed and who may answer it. */
export type Source =
  | { readonly kind: 'power'; readonly alien: AlienId }
  | { readonly kind: 'flare'; readonly alien: AlienId; readonly form: 'wild' | 'super' }
  | { readonly kind: 'artifact'; readonly artifact: ArtifactId }
  | { readonly kind: 'reinforcement'; readonly face: CardFace }
  | { readonly kind: 'technology'; readonly technology: TechId };

export interface AbilityFacts {
  readonly source: Source;
  /** Says that a technology is ready, which is no use of it. */
  readonly isCompletion?: true;
  /** Part of the power, but not a use: it cannot be answered. */
  readonly isNoUse?: true;
  /** Does good to the player who is named with it. */
  readonly helpsNamed?: true;
}

/** What follows an alien's name in the ids of its power; with a star what is no use of it. */
const powers: Readonly<Record<AlienId, string>> = {
  amoeba: 'ooze',
  'anti-matter': 'negation',
  barbarian: 'loot',
  calculator: 'equalize',
  chosen: 'intervention',
  citadel: 'place* fortification',
  clone: 'replicate',
  cudgel: 'smash',
  demon: 'possess put-back*',
  dictator: 'command shuffle*',
  fido: 'fetch',
  filch: 'theft',
  fodder: 'overwhelm',
  gambler: 'bluff',
  grudge: 'revenge pay-off*',
  hacker: 'hack pay',
  hate: 'rage',
  healer: 'heal',
  human: 'humanity',
  kamikaze: 'sacrifice',
  loser: 'upset',
  machine: 'continuity',
  macron: 'mass-launch mass-ally mass',
  masochist: 'hurt-yourself',
  mind: 'knowledge',
  mirror: 'reversal',
  miser: 'choose* hoard renew*',
  mite: 'bluster',
  mutant: 'regenerate',
  observer: 'protect',
  oracle: 'foresee',
  pacifist: 'peace',
  parasite: 'infest',
  philanthropist: 'giving',
  reincarnator: 'reincarnation',
  remora: 'cling-ship cling-card',
  reserve: 'reinforce stop',
  shadow: 'execute execute-any',
  sorcerer: 'magic',
  spiff: 'crash-land',
  'tick-tock': 'patience',
  trader: 'transference',
  tripler: 'thrice',
  vacuum: 'catharsis',
  virus: 'multiply',
  void: 'eradicate',
  vulch: 'salvage',
  warpish: 'necromancy',
  warrior: 'mastery experience*',
  will: 'choice',
  zombie: 'immortality',
};

/** What follows a technology's name where it has more to do than being used, or is not used at all. */
const technologies: Partial<Readonly<Record<TechId, readonly string[]>>> = {
  'lunar-cannon': ['', '.move'],
  'plasma-thrusters': ['', '.defend'],
  'precursor-seed': [],
  prometheus: [],
  'tech-scrambler': ['', '.strike'],
};

/** What does good to the player who is named with it. */
const helping: readonly string[] = ['healer.heal', 'masochist.wild', 'philanthropist.wild'];

/** What stops the use of a power. */
export const zaps: readonly string[] = ['cosmic-zap', 'cosmic-field-generator'];

/** The id under which a technology is said to be ready. */
export const completionOf = (tech: TechId): string => `${tech}.complete`;

function* factsOf(): Iterable<readonly [id: string, facts: AbilityFacts]> {
  for (const alien of alienIds) {
    for (const name of powers[alien].split(' ')) {
      const source = { kind: 'power', alien } as const;
      if (name.endsWith('*')) yield [`${alien}.${name.slice(0, -1)}`, { source, isNoUse: true }];
      else yield [`${alien}.${name}`, { source }];
    }
    for (const form of ['wild', 'super'] as const)
      yield [`${alien}.${form}`, { source: { kind: 'flare', alien, form } }];
  }
  // a player who is caught cheating shows the flare
  yield ['filch.caught', { source: { kind: 'flare', alien: 'filch', form: 'wild' } }];
  for (const artifact of artifacts) yield [artifact, { source: { kind: 'artifact', artifact } }];
  for (const face of reinforcements) yield [face, { source: { kind: 'reinforcement', face } }];
  for (const technology of techIds) {
    const source = { kind: 'technology', technology } as const;
    for (const name of technologies[technology] ?? ['']) yield [`${technology}${name}`, { source }];
    if (!techFacts(technology).isHidden) yield [completionOf(technology), { source, isCompletion: true }];
  }
}

const facts: ReadonlyMap<string, AbilityFacts> = new Map(
  [...factsOf()].map(([id, known]) => [id, helping.includes(id) ? { ...known, helpsNamed: true } : known]),
);

export const isAbility = (id: string): boolean => facts.has(id);

export function abilityFacts(id: string): AbilityFacts {
  const found = facts.get(id);
  if (!found) throw new RangeError(`there is no ability '${id}'`);
  return found;
}
