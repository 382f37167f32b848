import { below } from '@starboard/engine';
import { abilityFacts, isAbility } from '../../content/abilities.ts';
import { parseOption, windowOf } from '../../keys/index.ts';
import { groupOf } from '../../keys/windows.ts';
import { abilityOf } from '../../rules/abilities/registry.ts';
import type { Sight } from '../sight.ts';
import type { Family } from './family.ts';

/** What it is worth to have something at hand later instead. */
const keeping = {
  power: -0.01,
  flare: -0.005,
  artifact: 0.005,
  reinforcement: 0.01,
  technology: -0.01,
} as const;

/** What deciding an encounter is worth. */
const deciding = 0.1;

/** In a window: what using something is worth, compared with letting the moment pass. */
export const react: Family = (asked, sight, luck) => {
  const window = windowOf(asked.prompt);
  const isAnswer = window !== null && groupOf(window) === 'react';
  // a player who always did what it can would go on for ever where nothing comes of it; each window has luck of its
  // own, so that in two imagined courses of play the same players hesitate
  const hesitates = below(luck, `hesitating ${sight.seat} ${asked.prompt}`, 20) === 0;
  return (key) => {
    // a power that stays hidden surprises later; to be shown is worth something only when it is used
    if (!isAbility(key)) return key === 'pass' ? 0 : -0.001;
    const worth = isAnswer ? answering(sight, key) : acting(sight, key);
    if (hesitates && worth < deciding) return -1;
    return worth - keeping[abilityFacts(key).source.kind];
  };
};

/** Something is being used: it is stopped if it is against this seat, and made stronger if it is its own. */
function answering(sight: Sight, ability: string): number {
  const { use } = sight;
  if (!use) return -1;
  const { source } = abilityFacts(ability);
  const isStopping = source.kind === 'artifact';
  if (use.seat === sight.seat) return isStopping ? -1 : 0;
  return isAgainst(sight) && sight.isWise(ability) ? deciding : -1;
}

/** The latest use: by a player on the other side, or with this seat named in it. */
function isAgainst(sight: Sight): boolean {
  const { use } = sight;
  if (!use || use.seat === sight.seat) return false;
  if (isNamed(use.choices, sight.seat)) return !abilityFacts(use.ability).helpsNamed;
  const [own, other] = [sight.sideOf(), sight.sideOf(use.seat)];
  return own !== null && other !== null && own !== other;
}

function isNamed(choices: unknown, seat: number): boolean {
  if (typeof choices === 'string') return parseOption(choices)?.seat === seat;
  if (Array.isArray(choices)) return choices.some((choice) => isNamed(choice, seat));
  return Object.entries((choices as object | null) ?? {}).some(
    ([key, count]) => Number(count) > 0 && isNamed(key, seat),
  );
}

/** A moment to act in: by what it makes of the totals, else by what its record advises. */
function acting(sight: Sight, ability: string): number {
  const side = sight.sideOf();
  const { totals } = sight;
  if (totals && side !== null) {
    const isWinning = totals.winner === side;
    if (abilityFacts(ability).source.kind === 'reinforcement')
      return !isWinning && couldTurn(sight) ? deciding : -deciding;
    const prospects = sight.prospects(abilityOf(ability));
    if (prospects) {
      const couldWin = prospects.some(({ winner }) => winner === side);
      return couldWin && !isWinning ? deciding : -deciding;
    }
  }
  return sight.isWise(ability) ? 0.006 : -deciding;
}

/** Whether all reinforcements of the own hand together would turn the encounter. */
function couldTurn(sight: Sight): boolean {
  const { totals } = sight;
  const side = sight.sideOf();
  const reinforcements = sight.standings[sight.seat]?.hand?.reinforcements ?? 0;
  if (!totals || side === null) return false;
  const behind = side === 'offense' ? totals.defense - totals.offense + 1 : totals.offense - totals.defense;
  return reinforcements >= behind;
}
