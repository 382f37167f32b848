import type { Message, MessageParam } from '@starboard/engine';
import { isCard, titleOf } from '../content/equipment.ts';
import type { View } from '../view/view.ts';
import { alienAt } from './choice.ts';
import { cellName, joined, plain } from './names.ts';
import { dieMessage, heroOf } from './seats.ts';

// What an item or a hero's board is used on: numbers, whose meaning follows from the thing.

type Kind = 'hero' | 'cells' | 'alien' | 'dice' | 'pushes';

const kinds: Readonly<Record<string, Kind>> = {
  quinye: 'hero',
  SI01: 'hero',
  SI03: 'cells',
  SI04: 'alien',
  SI05: 'dice',
  SI08: 'pushes',
  AT10: 'cells',
  AT16: 'dice',
};

/** What it is used on; null where nothing is pointed at. */
export function targetsMessage(
  view: View | null,
  hero: number,
  thing: string,
  targets: readonly number[],
): MessageParam | null {
  const kind = kinds[isCard(thing) ? titleOf(thing) : thing];
  const [first] = targets;
  if (kind === undefined || first === undefined) return null;
  switch (kind) {
    case 'hero':
      return heroOf(view, first);
    case 'cells':
      return cellName(targets.at(-1) ?? first);
    case 'alien':
      return alienAt(view, first);
    case 'dice':
      return joined(targets.map((die) => dieMessage(view, view?.heroes[hero]?.seat ?? null, die)));
    case 'pushes':
      return joined(pushes(view, targets));
  }
}

/** Aliens and where each goes, one after the other. */
const pushes = (view: View | null, targets: readonly number[]): Message[] =>
  targets.flatMap((alien, index) =>
    index % 2 === 0
      ? plain('use.push', { alien: alienAt(view, alien), to: cellName(targets[index + 1] ?? 0) })
      : [],
  );
