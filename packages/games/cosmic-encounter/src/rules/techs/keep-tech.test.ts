import { startMatch, submit, decisionOf, viewFor } from '@starboard/engine';
import { expect, test } from 'vitest';
import { techsFor } from '../../content/technologies.ts';
import { cosmicEncounter, type View } from '../../index.ts';

const start = (options: object) =>
  startMatch(cosmicEncounter, { seats: 3, seed: 'techs', options: { technologies: true, ...options } });

test('Everybody is dealt two technologies, keeps one unseen, and shows the other', () => {
  const match = start({ alienChoice: 'random' });
  expect(match.questions.map(({ seat, prompt }) => [seat, prompt])).toEqual(
    [0, 1, 2].map((seat) => [seat, 'ce.ask.keep-tech']),
  );
  const kept = match.questions.map(({ shape }) => (shape.kind === 'choose' ? (shape.options[1] ?? '') : ''));
  for (const [seat, answer] of kept.entries())
    expect(submit(match, { seat, decision: decisionOf(match, seat), answer }).accepted).toBe(true);
  const seen = (viewer: number | 'spectator') => viewFor(match, viewer).view as View;
  expect(seen('spectator').players.map(({ techs }) => techs.map(({ tech }) => tech))).toEqual([
    [null],
    [null],
    [null],
  ]);
  expect(seen(1).players[1]?.techs.map(({ tech }) => tech)).toEqual([kept[1]]);
  expect(seen('spectator').techDiscard.length).toBe(3);
  expect(seen('spectator').techsLeft).toBe(20 - 6);
});

test('[CE-180] Four planets: the three largest technologies stay in the box', () => {
  expect(techsFor(5).length).toBe(20);
  expect(techsFor(4).length).toBe(17);
  for (const id of ['coldsleep-ship', 'omega-missile', 'precursor-seed'] as const)
    expect(techsFor(4)).not.toContain(id);
});
