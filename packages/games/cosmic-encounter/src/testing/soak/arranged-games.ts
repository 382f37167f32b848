import { type Match, playFrom, type Prompt } from '@starboard/engine';
import { techIds } from '../../content/technologies.ts';
import {
  buildPosition,
  type Colour,
  cosmicEncounter,
  type PlayerDescription,
  type PositionDescription,
} from '../../index.ts';
import { aliens, arrangedPosition, colours, type Subject } from './arranged-position.ts';
import { type RareMoment, rareMoments } from './rare-moments.ts';

/**
 * Games that begin with everything at hand for one alien and one technology: its flare with itself or with another,
 * cards to stop it, the technology done and another player to scramble it. Chance alone would take far longer to meet
 * each power both used and stopped. Every fourth game leads to a moment that is rare all the same.
 */
export function arrangedGame(number: number): ArrangedGame {
  const match = playFrom(cosmicEncounter, buildPosition(arrangement(number)), { undo: false });
  return { match, about: aboutOf(number), isRare: rareMomentOf(number) !== null };
}

interface ArrangedGame {
  readonly match: Match;
  /** What the game is arranged for: an alien and a technology, or a single ability. */
  readonly about: readonly string[];
  /** Arranged for a single ability, on which all that can stop it is spent. */
  readonly isRare: boolean;
}

export function aboutOf(number: number): readonly string[] {
  const rare = rareMomentOf(number);
  if (rare) return [rare.ability];
  const { alien, tech } = usualSubject(number);
  return [alien, tech];
}

/** What a prompt offers that the game is arranged for, where that is a single ability. */
export const rareChance = ({ about, isRare }: ArrangedGame, { shape }: Prompt): string | undefined =>
  isRare && shape.kind === 'choose' ? shape.options.find((option) => about.includes(option)) : undefined;

/** Whether an ability is what the game is arranged for. */
const isSubject = ({ about, isRare }: ArrangedGame, ability: string): boolean =>
  about.includes(isRare ? ability : (ability.split('.')[0] ?? ''));

/** Whether a prompt asks for an answer to what the game is arranged for; other things are let pass. */
export const isAbout = (game: ArrangedGame, { params = {} }: Prompt): boolean =>
  isSubject(game, String(params['ability']));

/** Numbers count through all combinations, as the digits of a number do. */
function choosing(number: number) {
  let left = number;
  return <T>(items: readonly T[]): T => {
    const item = items[left % items.length] as T;
    left = Math.floor(left / items.length);
    return item;
  };
}

const rareEvery = 4;

function rareMomentOf(number: number): RareMoment | null {
  if (number % rareEvery !== rareEvery - 1) return null;
  return rareMoments[Math.floor(number / rareEvery) % rareMoments.length] ?? null;
}

/** What is varied: rare games are counted apart, so that the others still go through all combinations. */
function usualSubject(number: number): Subject {
  const choose = choosing(number - Math.floor((number + 1) / rareEvery));
  return {
    alien: choose(aliens),
    isSuper: choose([true, false]),
    offense: choose(['red', 'blue', 'yellow'] as const),
    tech: choose(techIds.filter((id) => id !== 'tech-scrambler')),
    isStopped: choose([true, true, false]),
  };
}

export function arrangement(number: number): PositionDescription {
  const rare = rareMomentOf(number);
  const usual = usualSubject(number);
  return rare ? rarePosition(number, rare, usual) : arrangedPosition(number, usual);
}

/** The usual position, but for all that leads to a rare moment. */
export function rarePosition(number: number, rare: RareMoment, usually: Subject): PositionDescription {
  const { ability: _, alien, tech, isSuper = false, ...changes } = rare;
  const subject = { ...usually, isSuper, isStopped: true };
  const usual = arrangedPosition(number, { ...subject, ...(alien && { alien }), ...(tech && { tech }) });
  const players: Partial<Record<Colour, PlayerDescription>> = Object.fromEntries(
    colours.map((colour) => [colour, { ...usual[colour], ...changes[colour] }]),
  );
  return { ...usual, ...changes, options: { ...usual.options, ...changes.options }, ...players };
}
