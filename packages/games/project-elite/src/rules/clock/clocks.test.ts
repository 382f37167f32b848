import { expect, test } from 'vitest';
import { type EventMix, presets } from '../../content/presets.ts';
import { groupOf } from '../setup/setup.ts';
import type { Options } from '../state/options.ts';
import { type ScenarioTable, ScenarioTable as Table, scenario } from '../../testing/index.ts';

/** The Action phase of a table as it begins. */
function begun(options: Partial<Options>, events: readonly number[] = []): ScenarioTable {
  const table = new Table({ phase: 'planning', heroes: { gerid: {}, kara: {} }, options, events });
  return table.says(0, 'ready').says(1, 'ready').passes(3000).expectPhase('action');
}

const length = ({ state, match }: ScenarioTable): number => (state.deadline ?? 0) - match.position.now;

test.each([
  ['story', 'x2', 300_000],
  ['story', 'x1', 150_000],
  ['low', 'x1', 120_000],
  ['medium', 'x1.5', 180_000],
  ['high', 'x1', 120_000],
  ['nightmare', 'x1', 110_000],
] as const)(
  '[PE-127] the Action phase of %s with %s lasts %i milliseconds',
  (difficulty, clock, milliseconds) => {
    expect(length(begun({ difficulty, clock }))).toBe(milliseconds);
  },
);

test.each(['x1', 'x1.5', 'x2'] as const)('[PE-127] dice tumble as long with %s', (clock) => {
  const table = begun({ clock }).rolls(0, 0, 1, 2, 3).passes(1199).expectDice(0, '~~~~').passes(1);
  expect(table.state.players[0]?.revealAt).toBeNull();
});

const rowOf = ({ state }: ScenarioTable): Record<string, number> => {
  const counts: Record<keyof EventMix, number> = {
    lasting: 0,
    nothing: 0,
    movement: 0,
    swarmRush: 0,
    bossRush: 0,
  };
  for (const no of state.eventRow) counts[groupOf(no)]++;
  return counts;
};

test('[PE-141] story has the events of low, and nightmare those of high', () => {
  const row = (difficulty: Options['difficulty']) =>
    rowOf(new Table({ players: 3, phase: 'setup', options: { difficulty } }));
  expect(row('story')).toEqual(presets.low.events);
  expect(row('nightmare')).toEqual(presets.high.events);
});

for (const [difficulty, slime] of [
  ['story', 0],
  ['low', 1],
] as const)
  scenario(
    `[PE-141] a boss that comes in ${difficulty} ${slime === 0 ? 'does nothing yet' : 'acts at once'}`,
    {
      phase: 'spawn',
      options: { difficulty },
      heroes: { gerid: {}, kara: {} },
      nextSwarm: ['SC04', 'SC06'],
      nextBosses: ['naga'],
      rolls: { boss: [6] },
    },
    (table) => {
      table.passes(400_000).expectPhase('planning');
      const naga = table.state.aliens.find(({ kind }) => kind === 'naga');
      const hasMoved = table.events.some((event) => event.type === 'alienMoved' && event.alien === naga?.id);
      expect([table.state.slime.length, hasMoved]).toEqual([slime, slime > 0]);
    },
  );
