import type { AlienId } from './aliens.ts';

/** Sets that play well together: the first three for three players, one more for each further player. */
export const combos: readonly (readonly [AlienId, AlienId, AlienId, AlienId, AlienId])[] = [
  ['filch', 'human', 'mind', 'philanthropist', 'pacifist'],
  ['loser', 'clone', 'trader', 'oracle', 'sorcerer'],
  ['cudgel', 'filch', 'mind', 'warpish', 'barbarian'],
  ['philanthropist', 'fido', 'healer', 'reserve', 'human'],
  ['macron', 'void', 'virus', 'warpish', 'machine'],
  ['miser', 'vulch', 'trader', 'remora', 'mutant'],
  ['masochist', 'will', 'vacuum', 'fido', 'spiff'],
  ['chosen', 'demon', 'sorcerer', 'trader', 'mirror'],
  ['mind', 'gambler', 'oracle', 'calculator', 'hacker'],
  ['vacuum', 'warpish', 'remora', 'amoeba', 'kamikaze'],
  ['calculator', 'mirror', 'tripler', 'anti-matter', 'virus'],
  ['loser', 'anti-matter', 'spiff', 'masochist', 'pacifist'],
  ['filch', 'barbarian', 'hacker', 'vulch', 'mutant'],
  ['zombie', 'healer', 'observer', 'reincarnator', 'clone'],
  ['will', 'dictator', 'shadow', 'oracle', 'machine'],
  ['gambler', 'fodder', 'reserve', 'chosen', 'miser'],
  ['grudge', 'hate', 'cudgel', 'vacuum', 'shadow'],
  ['citadel', 'warrior', 'amoeba', 'macron', 'barbarian'],
  ['parasite', 'mite', 'virus', 'remora', 'amoeba'],
  ['tick-tock', 'warrior', 'citadel', 'miser', 'machine'],
  ['philanthropist', 'trader', 'pacifist', 'fido', 'demon'],
  ['kamikaze', 'masochist', 'warpish', 'void', 'spiff'],
  ['oracle', 'mind', 'hacker', 'demon', 'dictator'],
  ['macron', 'tripler', 'warrior', 'virus', 'human'],
  ['vulch', 'filch', 'fido', 'clone', 'remora'],
  ['parasite', 'spiff', 'mite', 'will', 'grudge'],
  ['reincarnator', 'chosen', 'loser', 'machine', 'zombie'],
  ['void', 'barbarian', 'hate', 'cudgel', 'grudge'],
  ['sorcerer', 'mirror', 'trader', 'demon', 'clone'],
  ['warpish', 'zombie', 'vacuum', 'kamikaze', 'observer'],
  ['mutant', 'miser', 'kamikaze', 'remora', 'philanthropist'],
  ['gambler', 'tick-tock', 'dictator', 'loser', 'tripler'],
  ['observer', 'parasite', 'healer', 'reserve', 'citadel'],
  ['calculator', 'fodder', 'shadow', 'mite', 'reincarnator'],
];

/** The number, counted from one, of the set that these aliens are for so many players; null where they are none. */
export function comboOf(aliens: readonly AlienId[]): number | null {
  const isMeant = (combo: readonly AlienId[]) =>
    combo.slice(0, aliens.length).every((alien) => aliens.includes(alien));
  const at = combos.findIndex(isMeant);
  return at < 0 ? null : at + 1;
}
