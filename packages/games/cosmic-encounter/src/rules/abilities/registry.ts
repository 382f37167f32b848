import type { WindowName } from '../../content/windows.ts';
import { type KnownAbility, windowsOf } from './ability.ts';

// Aliens and cards use the procedures that look abilities up, so they are made known when the game is put together.
const byId = new Map<string, KnownAbility>();
const byWindow = new Map<WindowName, KnownAbility[]>();

export function learn(abilities: readonly KnownAbility[]): void {
  for (const ability of abilities) {
    if (byId.has(ability.id)) throw new Error(`two abilities are called '${ability.id}'`);
    byId.set(ability.id, ability);
    for (const window of windowsOf(ability)) byWindow.set(window, [...abilitiesIn(window), ability]);
  }
}

const none: readonly KnownAbility[] = [];

export const abilitiesIn = (window: WindowName): readonly KnownAbility[] => byWindow.get(window) ?? none;

export function abilityOf(id: string): KnownAbility {
  const ability = byId.get(id);
  if (!ability) throw new RangeError(`there is no ability '${id}'`);
  return ability;
}
