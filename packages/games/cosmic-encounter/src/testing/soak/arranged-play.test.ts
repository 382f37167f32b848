import { expect, test } from 'vitest';
import { alienIds } from '../../content/aliens.ts';
import { aboutOf, arrangedGame } from './arranged-games.ts';
import { playArranged } from './arranged-play.ts';

const mostDecisions = 1200;

test('every alien’s power is met in a few arranged games, and nothing breaks', () => {
  const deeds = new Set<string>();
  for (let number = 0; number < alienIds.length * 6; number++) {
    const played = playArranged(number, mostDecisions, number % 3 === 0);
    if (played.failure !== null) expect(played.failure).toBe(`no end after ${mostDecisions} decisions`);
    for (const deed of Object.keys(played.deeds ?? {})) deeds.add(deed);
  }
  const isMet = (alien: string) => [...deeds].some((deed) => deed.startsWith(`${alien}.`));
  expect(alienIds.filter((alien) => !isMet(alien))).toEqual([]);
  expect([...deeds].filter((deed) => deed.endsWith(' stopped')).length).toBeGreaterThan(60);
});

test('every rare moment comes and is stopped in some game arranged for it', () => {
  const games = Array.from({ length: 1200 }, (_, number) => number).filter(
    (number) => arrangedGame(number).isRare,
  );
  const missing = new Set(games.flatMap(aboutOf));
  expect(missing.size).toBeGreaterThan(20);
  for (const number of games) {
    const [ability = ''] = aboutOf(number);
    if (!missing.has(ability)) continue;
    const { deeds = {} } = playArranged(number, mostDecisions);
    if (`${ability} stopped` in deeds) missing.delete(ability);
  }
  expect([...missing]).toEqual([]);
});
