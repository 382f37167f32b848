import { type Match, playFrom, type Prompt } from '@starboard/engine';
import { type AlienId, aliensIn, isCompatible, withGameSetup } from '../content/aliens.ts';
import type { CardFace } from '../content/cosmic-cards.ts';
import { techFacts, type TechId, techIds } from '../content/technologies.ts';
import {
  buildPosition,
  type Colour,
  cosmicEncounter,
  type PlayerDescription,
  type PositionDescription,
} from '../index.ts';

/**
 * Games that begin with everything at hand for one alien and one technology: its flare with itself or with another,
 * cards to stop it, the technology done and somebody to scramble it. Chance alone would take far longer to meet
 * each power both used and stopped.
 */
export function arrangedGame(number: number): ArrangedGame {
  const description = arrangement(number);
  const match = playFrom(cosmicEncounter, buildPosition(description), { undo: false });
  return { match, about: aboutOf(description) };
}

interface ArrangedGame {
  readonly match: Match;
  /** What the game is arranged for: an alien and a technology. */
  readonly about: readonly string[];
}

const aboutOf = ({ red }: PositionDescription): string[] => [
  red?.alien ?? '',
  ...(red?.techs ?? []).map(({ id }) => id),
];

/** Whether a prompt asks for an answer to what the game is arranged for; other things are let pass. */
export const isAbout = ({ about }: ArrangedGame, { params = {} }: Prompt): boolean =>
  about.some((subject) => String(params['ability']).split('.')[0] === subject);

const aliens = aliensIn('revised');
const hands: readonly (readonly CardFace[])[] = [
  ['attack-10', 'attack-08', 'negotiate', 'attack-12'],
  ['negotiate', 'negotiate', 'attack-04', 'attack-20'],
  ['attack-06', 'attack-08', 'attack-04', 'attack-06'],
  ['attack-15', 'negotiate', 'reinforcement-3', 'attack-01'],
  ['attack-30', 'attack-06', 'negotiate', 'attack-08'],
];
/** What is drawn first: a bit of everything. */
const deck: readonly CardFace[] = [
  'quash',
  'attack-13',
  'force-field',
  'negotiate',
  'mobius-tubes',
  'attack-11',
  'plague',
  'attack-07',
  'emotion-control',
  'attack-40',
  'ionic-gas',
  'reinforcement-2',
  'negotiate',
  'reinforcement-5',
  'morph',
];
const colours: readonly Colour[] = ['red', 'blue', 'yellow', 'green', 'purple'];

/** Numbers count through all combinations, as the digits of a number do. */
function choosing(number: number) {
  let left = number;
  return <T>(items: readonly T[]): T => {
    const item = items[left % items.length] as T;
    left = Math.floor(left / items.length);
    return item;
  };
}

export function arrangement(number: number): PositionDescription {
  const choose = choosing(number);
  const alien = choose(aliens);
  const isSuper = choose([true, false]);
  const offense = choose(['red', 'blue', 'yellow'] as const);
  const tech = choose(techIds.filter((id) => id !== 'tech-scrambler'));
  const isStopped = choose([true, true, false]);
  const company = companyOf(alien, number);
  const player = (seat: number): PlayerDescription => ({
    alien: seat === 0 ? alien : (company[seat - 1] as AlienId),
    hand: hands[(number + seat) % hands.length] ?? [],
    // some tokens to win or fight with
    tokens: 3,
    extra: [
      ...(seat === (isSuper ? 0 : 1) ? [`flare-${alien}`] : []),
      // a third player's own flare, or another's
      ...(seat === 4 ? [`flare-${company[number % 4]}`] : []),
      ...(isStopped && seat >= 2 && seat <= 3 ? ['cosmic-zap', 'card-zap'] : []),
    ],
    ...(seat === 0 ? {} : { warp: 2 }),
    techs: techsOf(seat, tech, number),
  });
  return {
    players: 5,
    options: { flares: 'unlimited', technologies: true },
    offense,
    deck,
    ...Object.fromEntries(colours.map((colour, seat) => [colour, player(seat)])),
    seed: `arranged ${number}`,
  };
}

/** Four others that go with the alien and one another. */
function companyOf(alien: AlienId, number: number): AlienId[] {
  const company: AlienId[] = [];
  for (let step = 0; company.length < 4; step++) {
    const next = aliens[(number * 7 + step * 11) % aliens.length] as AlienId;
    const inPlay = [alien, ...company];
    if (!inPlay.includes(next) && !withGameSetup.includes(next) && isCompatible(next, inPlay))
      company.push(next);
  }
  return company;
}

function techsOf(seat: number, tech: TechId, number: number): NonNullable<PlayerDescription['techs']> {
  if (seat === 1) return [{ id: 'tech-scrambler', ships: 9 }];
  if (seat !== 0) return [];
  const { number: research, isHidden } = techFacts(tech);
  const needed = research === 'X' ? 4 : research;
  return isHidden || number % 4 === 0
    ? [{ id: tech, ships: needed }]
    : [{ id: tech, completed: true, ...(tech === 'quark-battery' && { card: 'attack-14' }) }];
}
