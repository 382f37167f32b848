import { expect } from 'vitest';
import { type ScenarioTable, scenario } from '../../testing/index.ts';
import { saying } from '../commands/understand.ts';
import { heroIds } from '../../content/heroes.ts';

const claims = (table: ScenarioTable, seat: number, hero: number, card: string): ScenarioTable =>
  table
    .says(seat, saying('choose-hero', { hero, id: heroIds[hero] ?? '' }))
    .says(seat, saying('claim-weapon', { hero, card }));

scenario(
  '[PE-002] of six weapons four players take one each, the others leave the game',
  { players: 4, phase: 'setup' },
  (table) => {
    const row = table.state.weaponRow.slice();
    expect(row).toHaveLength(6);
    for (const seat of [3, 1, 0, 2]) claims(table, seat, seat, row[seat] ?? '');
    table.refusesAnswer(0, 'taken', saying('claim-weapon', { hero: 0, card: row[1] ?? '' }));
    // who takes another gives the first one back
    table.says(0, saying('claim-weapon', { hero: 0, card: row[5] ?? '' }));
    expect(table.state.weaponRow).toEqual([row[0], row[4]]);
    for (const seat of [0, 1, 2, 3]) table.says(seat, 'ready');
    expect(table.state.heroes.map(({ gear }) => gear.map(({ card }) => card))).toEqual([
      [row[5]],
      [row[1]],
      [row[2]],
      [row[3]],
    ]);
    expect(table.state.weaponRow).toEqual([]);
    expect(table.state.gone).toHaveLength(4);
    expect(table.state.gone).toEqual(expect.arrayContaining([row[0], row[4]]));
  },
);

scenario(
  '[PE-002] alone, of four weapons each of the two heroes takes one',
  { players: 1, phase: 'setup' },
  (table) => {
    const row = table.state.weaponRow.slice();
    expect(row).toHaveLength(4);
    claims(table, 0, 0, row[2] ?? '');
    claims(table, 0, 1, row[0] ?? '').says(0, 'ready');
    expect(table.state.heroes.map(({ gear }) => gear.map(({ card }) => card))).toEqual([[row[2]], [row[0]]]);
    expect(table.state.gone).toHaveLength(6);
  },
);
