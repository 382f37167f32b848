import { expect, test } from 'vitest';
import { type EventMix, presets } from '../../content/presets.ts';
import { groupOf } from '../setup/setup.ts';
import type { Options } from '../state/options.ts';
import { at, type ScenarioTable, ScenarioTable as Table, scenario } from '../../testing/index.ts';

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

test.each([
  ['x1', 100_000],
  ['x1.5', 150_000],
  ['x2', 200_000],
] as const)('[PE-127] Out of Time takes its share of a clock of %s', (clock, milliseconds) => {
  expect(length(begun({ difficulty: 'medium', clock }, [11]))).toBe(milliseconds);
});

test.each([
  ['x1', 15_000],
  ['x1.5', 22_500],
  ['x2', 30_000],
] as const)('[PE-127] a Time Extender adds to a clock of %s', (clock, milliseconds) => {
  const table = new Table({
    options: { clock },
    heroes: { gerid: { cards: ['SI09'], slots: { SI09: 'S' } }, kara: {} },
  });
  const before = length(table);
  expect(length(table.gives('gerid', 'use', { thing: 'SI09.1', targets: [] }))).toBe(before + milliseconds);
});

test.each(['x1', 'x1.5', 'x2'] as const)('[PE-127] hits are given within six seconds with %s', (clock) => {
  const table = new Table({
    options: { clock },
    heroes: { gerid: { at: [5, 11], cards: ['BW2'], slots: { BW2: 'G' } }, kara: {} },
    aliens: [{ kind: 'biter', at: [5, 8] }],
    rolls: { hits: [6] },
  });
  table.gives('gerid', 'fire', { card: 'BW2.1' }).passes(800 + 5999);
  expect(table.state.aliens).toHaveLength(1);
  table.passes(1).expectGone(1);
});

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

scenario(
  '[PE-128] without a clock dice come to rest, and nothing else happens by itself',
  {
    options: { clock: 'untimed' },
    heroes: {
      gerid: { dice: '---', cards: ['SI09'], slots: { SI09: 'S' } },
      kara: { at: [5, 11], dice: 'M---' },
    },
    aliens: [{ kind: 'biter', at: [5, 5] }],
    events: [11],
    rolls: { action: 'A' },
  },
  (table) => {
    table
      .passes(10_000)
      .refuses('gerid', 'clock-over', 'use', { thing: 'SI09.1', targets: [] })
      .rolls(0, 0)
      .passes(299)
      .expectDice(0, '~--l')
      .passes(1)
      .expectDice(0, 'A--l')
      .passes(1_200_000)
      .expectPhase('action')
      .expectAt(1, 5, 5)
      .says(1, 'done')
      .gives('kara', 'move', { die: 0, from: at(5, 11), path: [at(5, 12)] })
      .says(0, 'done')
      .expectPhase('action')
      .says(1, 'done')
      .expectPhase('time-up')
      .passes(1_200_000)
      .expectAt(1, 5, 5)
      .refusesAnswer(0, 'open-alien', 'done')
      .gives('gerid', 'apply-alien', { die: 0, alien: 1, from: at(5, 5), to: at(5, 6), chain: [] })
      .passes(1_200_000)
      .expectPhase('time-up')
      .says(0, 'done')
      .says(1, 'done');
    expect(table.state.phase).not.toBe('time-up');
  },
);
