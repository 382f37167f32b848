import { type Json, viewOf } from '@starboard/engine';
import { describe, expect, test } from 'vitest';
import { projectElite } from '../game.ts';
import type { PositionDescription } from '../position/description.ts';
import { saying } from '../rules/commands/understand.ts';
import { at, ScenarioTable } from '../testing/index.ts';
import type { View } from './view.ts';

const table = (more: PositionDescription = {}) =>
  new ScenarioTable({
    options: { clock: 'untimed', map: 'crash', mission: 'recon' },
    heroes: {
      akosha: { at: [6, 11], cards: ['BW1'], dice: 'MHW-' },
      gerid: { cards: ['SI01'], dice: 'G--', slots: { E3: 'W-' } },
    },
    events: [3],
    tokens: { 4: 'T4' },
    scouts: { R1: [6, 12] },
    ...more,
  });

const view = ({ match }: ScenarioTable): View => viewOf(match, 0) as View;
const echoed = (before: View, seat: number, answer: Json) =>
  projectElite.echo?.(before, seat, answer) ?? null;

/** Shown at once, and in every section that it changes what the rules come to; returns which those are. */
function comesTrue(at: ScenarioTable, seat: number, answer: Json): readonly string[] {
  const before = view(at);
  const shown = echoed(before, seat, answer);
  at.says(seat, answer);
  const after = view(at);
  const sections = Object.keys(before) as (keyof View)[];
  const changed = sections.filter((section) => shown?.[section] !== before[section]);
  for (const section of changed) expect(shown?.[section]).toEqual(after[section]);
  return changed;
}

const step = saying('move', { hero: 0, die: 0, from: at(6, 11), path: [at(5, 11), at(5, 12)] });
const assigned = saying('assign', { hero: 0, die: 2, holder: 'BW1.1', slot: 1, to: [] });

describe('shown before the rules have answered', () => {
  test('are dice that begin to tumble, without their faces', () => {
    const [before, rolling] = [table(), { roll: ['die:1', 'die:3'] }];
    expect(echoed(view(before), 0, rolling)?.dice[0]?.map(({ at: where, face }) => [where, face])).toEqual([
      ['free', 'M'],
      ['tumbling', null],
      ['free', 'W'],
      ['tumbling', null],
    ]);
    expect(comesTrue(before, 0, rolling)).toEqual(['dice']);
  });

  test('is a die put into a slot, with a word of when it was sent beside it', () => {
    expect(comesTrue(table(), 0, { ...assigned, sent: 0 })).toEqual(['dice']);
    const event = saying('assign', { hero: 0, die: 2, holder: 'E3', slot: 1, to: [] });
    expect(comesTrue(table(), 0, event)).toEqual(['dice']);
  });

  test('is a die taken back from where it lay loose', () => {
    const loose = table({ heroes: { akosha: { cards: ['BW1'], dice: '---', slots: { BW1: 'G-' } } } });
    expect(comesTrue(loose, 0, saying('take-back', { die: 3 }))).toEqual(['dice']);
  });

  test('is the step of the own hero', () => {
    expect(comesTrue(table(), 0, step)).toEqual(['heroes', 'dice']);
  });
});

test.each([
  ['a step onto acid', step, { acid: [[5, 12]] }],
  ['a scout that moves', saying('assign', { hero: 0, die: 1, holder: 'R1', slot: 0, to: [at(5, 11)] }), {}],
  ['a shot', saying('fire', { hero: 0, card: 'BW1.1' }), {}],
  ['a word', 'done', {}],
  ['what is no command', { constructor: 'x' }, {}],
  ['half a command', { move: 'move:0' }, {}],
  ['nothing', {}, {}],
  ['no dice', { roll: 'die:1' }, {}],
] satisfies readonly (readonly [string, Json, PositionDescription])[])(
  '%s is not shown before',
  (_, answer, more) => {
    expect(echoed(view(table(more)), 0, answer)).toBeNull();
  },
);
