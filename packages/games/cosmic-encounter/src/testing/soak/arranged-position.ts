import { type AlienId, aliensIn, isCompatible, withGameSetup } from '../../content/aliens.ts';
import type { CardFace } from '../../content/cosmic-cards.ts';
import { techFacts, type TechId } from '../../content/technologies.ts';
import type { Colour, PlayerDescription, PositionDescription } from '../../index.ts';

/** What a position is arranged for, and how. */
export interface Subject {
  readonly alien: AlienId;
  /** The flare lies with the alien itself. */
  readonly isSuper: boolean;
  readonly offense: Colour;
  readonly tech: TechId;
  /** Another player holds what stops it. */
  readonly isStopped: boolean;
}

export const aliens = aliensIn('revised');
export const colours: readonly Colour[] = ['red', 'blue', 'yellow', 'green', 'purple'];
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

/** Red has the alien and the technology, Blue the flare or the scrambler, Yellow and Green the zaps. */
export function arrangedPosition(
  number: number,
  { alien, isSuper, offense, tech, isStopped }: Subject,
): PositionDescription {
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
