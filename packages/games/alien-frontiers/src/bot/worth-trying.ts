import { enumerate, type Json, type Question } from '@starboard/engine';
import type { FacilityId } from '../content/facilities.ts';
import { cardKeys, dockKey, parseAct } from '../keys/index.ts';
import { haul } from './loot.ts';

/** Acts that use a card up. */
export const spends = (act: Json): boolean => typeof act === 'string' && parseAct(act)?.is === 'discard';

/** Acts whose many targets are looked into only as the next thing to do, not later in a plan. */
const isOnlyNow = (act: string): boolean => spends(act) || act === cardKeys.use['plasma-cannon'];

/** Acts that bring chance into play: what comes of them cannot be planned with, only weighed (`gamble.ts`). */
export const isChance = (act: string): boolean => act === 'cycle' || act === cardKeys.use['temporal-warper'];

/** Several trades are a trade several times. */
const isShortcut = (key: string): boolean => {
  const act = parseAct(key);
  return act?.is === 'trade' && act.times > 1;
};

/** An act of a plan, and what else could have been done then. */
export interface Before {
  readonly act: string;
  readonly options: readonly string[];
}

/**
 * Dockings that cost nothing lead to the same in any order, so one order is enough. The Hub comes last: its
 * excess counts only if the launch follows at once.
 */
const ranks: ReadonlyMap<string, number> = new Map(
  (['orbital-market', 'alien-artifact', 'lunar-mine', 'solar-converter', 'colonist-hub'] as const).flatMap(
    (facility, index) =>
      [1, 2, 3, 4, 5, 6].map((value) => {
        const kinds = facility === 'orbital-market' ? [`${value}`, `${value}`] : [`${value}`];
        return [dockKey(facility, kinds), 10 * index + value] as const;
      }),
  ),
);

const costsNothing: ReadonlySet<string> = new Set<FacilityId>([
  'alien-artifact',
  'colonist-hub',
  'lunar-mine',
  'orbital-market',
  'raiders-outpost',
  'solar-converter',
]);

const isFreeDock = (key: string): boolean => {
  const act = parseAct(key);
  return act?.is === 'dock' && costsNothing.has(act.station);
};

/**
 * Where no ship has to dock, one at rest would look as good as one that may still be used, yet it earns nothing:
 * the turn goes on as long as a docking costs nothing. Whether the others are worth their price is judged.
 */
const isTooEarly = (act: string, options: readonly string[]): boolean =>
  act === 'end-turn' && options.some(isFreeDock);

function isOutOfOrder(act: string, before: Before): boolean {
  const rank = ranks.get(act);
  const rankBefore = ranks.get(before.act);
  return rank !== undefined && rankBefore !== undefined && rank < rankBefore && before.options.includes(act);
}

/** The answers a plan may contain: most are not worth the time, or the same as others. */
export function worthTrying({ prompt, shape }: Question, before: Before | null): readonly Json[] {
  if (prompt === 'af.ask.act' && shape.kind === 'choose')
    return shape.options.filter(
      (act) =>
        !isChance(act) &&
        !isShortcut(act) &&
        !isTooEarly(act, shape.options) &&
        !(before && (isOnlyNow(act) || isOutOfOrder(act, before))),
    );
  if (shape.kind === 'split') return [haul(shape, 'ore'), haul(shape, 'fuel'), haul(shape, 'ore', 2)];
  if (shape.kind === 'pick') return [...shape.options.map((key) => [key]), shape.options.slice(0, shape.max)];
  return [...enumerate(shape)];
}
